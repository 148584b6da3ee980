import type { OpenWindows } from './kept-draft.ts'

/** Where a window keeps its name: it stays when it is loaded anew, or comes back after a crash. */
const KEPT = 'studio-window'
/** ms that a window waits for its name: the document before it may be just leaving; whose window was copied never gives it up. */
const LEAVES_IN = 500

/** A name that nobody else has. */
export const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const lockOf = (window: string) => `${KEPT}:${window}`

/** Holds a name as long as this document lives. @returns whether no other window has it */
const hold = (window: string): Promise<boolean> =>
  new Promise((resolve) => {
    const held = () => {
      resolve(true)
      return new Promise<void>(() => {})
    }
    navigator.locks
      .request(lockOf(window), { signal: AbortSignal.timeout(LEAVES_IN) }, held)
      .catch(() => resolve(false))
  })

async function ownName(): Promise<string> {
  const kept = sessionStorage.getItem(KEPT)
  if (kept !== null && (await hold(kept))) return kept
  const made = newName()
  sessionStorage.setItem(KEPT, made)
  await hold(made)
  return made
}

let own: Promise<string> | undefined

/** This window and the others of this browser. Without locks (http elsewhere than on this machine) no other one is known. */
export async function openWindows(): Promise<OpenWindows> {
  if (!isSecureContext) return { own: '', isOpen: () => false }
  own ??= ownName()
  const name = await own
  const { held = [] } = await navigator.locks.query()
  const open = new Set(held.map((lock) => lock.name))
  return { own: name, isOpen: (one) => open.has(lockOf(one)) }
}
