/** A window that only keeps texts and tells of storage, for tests: two of them on the same `texts` are two tabs. */
export function fakeDevice(texts = new Map<string, string>()) {
  const heard: ((event: StorageEvent) => void)[] = []
  const localStorage = {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  }
  const window = {
    localStorage,
    addEventListener: (_: 'storage', hear: (event: StorageEvent) => void) => void heard.push(hear),
  }
  return {
    texts,
    localStorage,
    window: window as unknown as Pick<Window, 'localStorage' | 'addEventListener'>,
    /** Another tab changed this name; null: it cleared everything. */
    changedElsewhere: (key: string | null) => heard.forEach((hear) => hear({ key } as StorageEvent)),
  }
}
