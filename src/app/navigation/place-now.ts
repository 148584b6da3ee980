import type { Place } from '../../engine/react/entry.ts'
import { linksTo } from './alive.ts'

/** From the left: the middle is between the cards of a grid. */
const ASIDE = 0.3

export function placeNow(): Place {
  const seen = document.elementFromPoint(innerWidth * ASIDE, innerHeight / 2)?.closest('a[href], [data-block]')
  const block = seen?.closest<HTMLElement>('[data-block]')
  const id = block?.dataset['block']
  if (!seen || !id) return { top: window.scrollY }
  const href = seen.getAttribute('href') ?? ''
  const nth = linksTo(block, href).indexOf(seen)
  return { top: window.scrollY, anchor: { id, href, nth, top: seen.getBoundingClientRect().top } }
}
