/** Thumbnails that are made at once: the server draws each of them, and has the work of the shop beside it. */
const AT_ONCE = 2

const waiting: (() => void)[] = []
let running = 0

/**
 * Begins when fewer than two others are running.
 * @returns ends the turn, or gives it up before it began; to call it again does nothing
 */
export function takeTurn(begin: () => unknown): () => void {
  let state: 'waiting' | 'running' | 'over' = 'waiting'
  const start = () => {
    state = 'running'
    running += 1
    void begin()
  }
  if (running < AT_ONCE) start()
  else waiting.push(start)
  return () => {
    const before = state
    state = 'over'
    if (before === 'waiting') waiting.splice(waiting.indexOf(start), 1)
    if (before !== 'running') return
    running -= 1
    waiting.shift()?.()
  }
}
