/** What is kept under a name; null where there is nothing, and on a device that refuses its storage, already to the first look at it. */
export function readStorage(shelf: 'localStorage' | 'sessionStorage', name: string): string | null {
  try {
    return window[shelf].getItem(name)
  } catch {
    return null
  }
}
