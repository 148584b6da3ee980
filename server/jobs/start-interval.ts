/** The rounds that this process is at now, whatever becomes of them. */
const atWork = new Set<Promise<void>>()

/** @param round throws nothing */
export function trackRound(round: Promise<void>): void {
  atWork.add(round)
  void round.finally(() => atWork.delete(round))
}

/** Waits until the rounds that were begun are done: a moment that they read before counts for nothing after it. */
export async function roundsAtWork(): Promise<void> {
  await Promise.all(atWork)
}

/**
 * Does a round of work again and again, never two at once; what a round throws is told, and the next one comes all the same. Keeps no
 * process alive.
 * @param every ms from the begin of a round to the next
 */
export function startInterval(
  every: number,
  round: () => Promise<unknown>,
  onError: (error: unknown) => void,
): { stop: () => void } {
  let current: Promise<void> | undefined
  const work = async () => {
    try {
      await round()
    } catch (error) {
      onError(error)
    }
  }
  const begin = () => {
    if (current) return
    const begun = work()
    current = begun
    trackRound(begun)
    void begun.finally(() => (current = undefined))
  }
  const timer = setInterval(begin, every)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
