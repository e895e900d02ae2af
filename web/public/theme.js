// Runs before the first paint, so that a chosen theme does not flash.
try {
  const settings = JSON.parse(localStorage.getItem('penta.settings') || '{}');
  if (settings.theme === 'dark' || settings.theme === 'light') {
    document.documentElement.dataset.theme = settings.theme;
  }
  if (settings.lang) document.documentElement.lang = settings.lang;
} catch {
  // Without storage the system's theme holds.
}
