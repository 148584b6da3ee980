/** What moves a block on the screen and changes nothing of its page: also a picture that comes late, and the end of a movement that a style makes. */
const MOVED = ['scroll', 'load', 'transitionend', 'transitioncancel', 'animationend', 'animationcancel'] as const

/**
 * Tells each time that something on a page may stand elsewhere than before.
 * @param element whose size changes where what it holds becomes longer or shorter
 * @returns ends it
 */
export function watchPlaces(element: HTMLElement, tell: () => void): () => void {
  const { ownerDocument: page } = element
  const how = { passive: true, capture: true }
  const sizes = new ResizeObserver(tell)
  sizes.observe(element)
  // The load of a picture does not come as far as the window.
  for (const moved of MOVED) page.addEventListener(moved, tell, how)
  page.defaultView?.addEventListener('resize', tell, how)
  return () => {
    sizes.disconnect()
    for (const moved of MOVED) page.removeEventListener(moved, tell, how)
    page.defaultView?.removeEventListener('resize', tell, how)
  }
}
