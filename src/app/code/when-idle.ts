/** What waits longer than this is done anyway, in ms. */
const LATEST = 4000

/** Does something once the page is loaded and nothing else is to do: nobody waits for it, and it holds nothing up. */
export function whenIdle(work: () => unknown): void {
  const idle = () => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LATEST })
    else setTimeout(work, 500)
  }
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
