import { type FSWatcher, watch } from 'node:fs'
import { join } from 'node:path'

/** Editors write a file in several steps: look when they are done. */
const SETTLE = 80

export interface FolderWatch {
  /** Looks now; looks never overlap, and one that is asked for during another follows it. */
  readonly look: () => Promise<void>
  readonly close: () => void
}

/** Calls `look` when the folder changes. Events are the quick way; the regular look works on every file system. */
export function watchFolder(
  dir: string,
  look: () => Promise<void>,
  every: number,
  onError: (error: unknown) => void,
): FolderWatch {
  let last = Promise.resolve()
  const next = () => (last = last.then(look).catch(onError))
  let settle: NodeJS.Timeout | undefined
  const soon = () => {
    clearTimeout(settle)
    settle = setTimeout(() => void next(), SETTLE)
  }
  const watchers = ['', 'parts', 'themes'].flatMap((folder) => watcherOf(join(dir, folder), soon))
  const poll = setInterval(() => void next(), every)
  poll.unref()
  const close = () => {
    clearInterval(poll)
    clearTimeout(settle)
    for (const watcher of watchers) watcher.close()
  }
  return { look: next, close }
}

/** No watcher where the system has none to give: the regular look does it alone. */
function watcherOf(folder: string, soon: () => void): FSWatcher[] {
  try {
    const watcher = watch(folder, { persistent: false }, soon)
    watcher.on('error', () => watcher.close())
    return [watcher]
  } catch {
    return []
  }
}
