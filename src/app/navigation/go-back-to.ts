/** A page that hasn't grown for so long won't, in ms. */
const PATIENCE = 4000

/** Goes as far down as the page is long, and on as it grows, until it is there or the shopper takes over. */
export function goBackTo(top: number): void {
  let late: ReturnType<typeof setTimeout> | undefined
  const watch = new ResizeObserver(() => {
    clearTimeout(late)
    late = setTimeout(() => stop(), PATIENCE)
    if (window.scrollY < top) window.scrollTo(0, top)
    if (window.scrollY >= top - 1) stop()
  })
  const stop = () => {
    clearTimeout(late)
    watch.disconnect()
    for (const name of ['pointerdown', 'wheel', 'keydown']) removeEventListener(name, stop)
  }
  for (const name of ['pointerdown', 'wheel', 'keydown']) addEventListener(name, stop, { passive: true })
  watch.observe(document.body)
}
