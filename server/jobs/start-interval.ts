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
  let isAtWork = false
  const work = async () => {
    if (isAtWork) return
    isAtWork = true
    try {
      await round()
    } catch (error) {
      onError(error)
    } finally {
      isAtWork = false
    }
  }
  const timer = setInterval(() => void work(), every)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
