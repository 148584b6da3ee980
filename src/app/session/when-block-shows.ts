import { findShown } from '../navigation/alive.ts'

/** Nobody waits longer for a block, in ms. */
const PATIENCE = 3000

/** Whether a block's data or code is still on the way: then its skeleton alone stands in its place. */
const isWaiting = (id: string) =>
  findShown(`[data-block="${CSS.escape(id)}"]`)?.matches(':has(> [aria-hidden]:only-child)') ?? false

/** What goes on in a block is told to the widget that stands there then: waits until one does. */
export function whenBlockShows(id: string): Promise<void> {
  const latest = performance.now() + PATIENCE
  return new Promise((resolve) => {
    const look = () => {
      if (!isWaiting(id) || performance.now() > latest) resolve()
      else requestAnimationFrame(look)
    }
    look()
  })
}
