import type { Place } from '../entry.ts'

/** From the left: the middle is between the cards of a grid. */
const ASIDE = 0.3

export function placeNow(): Place {
  const seen = document.elementFromPoint(innerWidth * ASIDE, innerHeight / 2)?.closest('a[href], [data-block]')
  const id = seen?.closest<HTMLElement>('[data-block]')?.dataset['block']
  if (!seen || !id) return { top: window.scrollY }
  const href = seen.getAttribute('href') ?? undefined
  return { top: window.scrollY, anchor: { id, href, top: seen.getBoundingClientRect().top } }
}
