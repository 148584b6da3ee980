/**
 * Work that many ask for: done at once for the first, and at the end of the time once more for all who asked within it. So nobody waits for
 * longer than that, and it is never done more often.
 * @param wait ms
 */
export function throttled(work: () => void, wait: number): () => void {
  let timer: NodeJS.Timeout | undefined
  let isAskedAgain = false
  const run = () => {
    isAskedAgain = false
    timer = setTimeout(() => {
      timer = undefined
      if (isAskedAgain) run()
    }, wait).unref()
    work()
  }
  return () => {
    if (timer) isAskedAgain = true
    else run()
  }
}
