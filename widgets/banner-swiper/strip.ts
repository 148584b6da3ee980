/** How long a strip must not have moved to be at rest, in ms: a finger's fling ends with it, and so does the snap after it. */
const STILL = 200

/** The slide that a strip of slides shows, from 0. */
export const slideInView = (strip: HTMLElement) => Math.round(strip.scrollLeft / (strip.clientWidth || 1))

/** Resolves once nobody moves the strip. */
export function atRest(strip: HTMLElement): Promise<void> {
  return new Promise((done) => {
    let timer: ReturnType<typeof setTimeout>
    const rest = () => {
      strip.removeEventListener('scroll', wait)
      done()
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(rest, STILL)
    }
    strip.addEventListener('scroll', wait, { passive: true })
    wait()
  })
}

/** Moves the strip to its next slide each `delay` ms, from the last to the first; not while nobody can see it. Gives the way to stop. */
export function playStrip(strip: HTMLElement, count: number, delay: number): () => void {
  const step = () => {
    if (document.visibilityState === 'hidden' || strip.getBoundingClientRect().bottom < 0) return
    const next = (slideInView(strip) + 1) % count
    strip.scrollTo({ left: next * strip.clientWidth, behavior: 'smooth' })
  }
  const timer = setInterval(step, delay)
  return () => clearInterval(timer)
}
