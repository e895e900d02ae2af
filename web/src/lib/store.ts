// localStorage that may be missing, full or forbidden.

export function load<T>(name: string, usual: T): T {
  try {
    const text = localStorage.getItem(name);
    return text === null ? usual : (JSON.parse(text) as T);
  } catch {
    return usual;
  }
}

/** Something is kept under that name, whether or not it can be read. */
export function isThere(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** False: it holds only until the page is closed. */
export function save(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
