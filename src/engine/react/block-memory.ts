import type { WidgetMemory } from '../../kit/widget.ts'

/** A device may refuse its storage, already to the first look at it: private windows, blocked site data, a full disk. */
function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

const PREFIX = 'pagoda:'

/** Deletes what all blocks stored for this visit: the member who was logged in typed names, addresses and documents into them. */
export function forgetVisit(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  })
}

const VISITOR = 'visit-of'

/** Whose visit it is from now on. Another member than before, who logs in where a login ended by itself, finds nothing of theirs. */
export function visitOf(memberId: string): void {
  attempt(() => {
    const before = sessionStorage.getItem(VISITOR)
    if (before !== null && before !== memberId) forgetVisit()
    sessionStorage.setItem(VISITOR, memberId)
  })
}

/** What a block keeps on this device, under `pagoda:<page>:<block>:<name>`. */
export function createMemory(page: string, block: string): WidgetMemory {
  const keyOf = (name: string) => `${PREFIX}${page}:${block}:${name}`
  const storage = (where: 'visit' | 'device') => (where === 'visit' ? sessionStorage : localStorage)
  return {
    get: (name, where = 'device') => attempt(() => storage(where).getItem(keyOf(name))) ?? undefined,
    set: (name, value, where = 'device') =>
      attempt(() =>
        value === undefined ? storage(where).removeItem(keyOf(name)) : storage(where).setItem(keyOf(name), value),
      ),
  }
}
