// localStorage that may be missing, full or forbidden.

export function load<T>(name: string, usual: T): T {
  try {
    const text = localStorage.getItem(name);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

export function save(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // It holds until the page is closed.
  }
}
