import { SHOP_BASE } from '../../schemas/page/route.ts'
import type { Look } from './page-look.ts'
import { type Opening, openingsOf } from './shop-openings.ts'
import { routes } from './shop-pages.ts'

/** A page of the shop that everybody may open, and that has nothing of a member; and what it has beside itself. */
const [ELSEWHERE, OTHERWHERE] = ['/content/30001', '/content/30201']

/** Where a walk goes from a page to come back to it. */
export const asideOf = ({ address }: Opening): string => (address === ELSEWHERE ? OTHERWHERE : ELSEWHERE)

const routeOf = ({ route }: Opening) => routes.find(({ name }) => name === route)

/** Each page as a visitor finds it, where one may look at it, and as a member does. */
export const walksOf = (page: string): Opening[] => {
  const openings = openingsOf(page)
  const visitor = openings.find((one) => one.member === undefined && routeOf(one)?.login !== true)
  const member = openings.find((one) => one.member !== undefined)
  return [visitor, member].filter((opening) => opening !== undefined)
}

/** How a control is found again: its block, and its place among those of the block. */
interface Control {
  readonly block: string
  readonly at: number
}

const shownPlaces = () => [...document.querySelectorAll('main > :not([data-left]) [data-block]')]

/** The controls of a kind, a selector, that stand in a block of the page on the screen. */
export const controlsIn = (block: string, kind: string): HTMLElement[] => {
  const place = shownPlaces().find((one) => one.getAttribute('data-block') === block)
  return [...(place?.querySelectorAll<HTMLElement>(kind) ?? [])].filter((one) => one.closest('[data-block]') === place)
}

/** Those of every block, no more of each than `most`. */
export const controlsNow = (kind: string, most: number): Control[] =>
  shownPlaces().flatMap((place) => {
    const block = place.getAttribute('data-block')!
    return controlsIn(block, kind)
      .slice(0, most)
      .map((_, at) => ({ block, at }))
  })

/** Shop address of the page on the screen. */
export const here = (): string => location.pathname.slice(SHOP_BASE.length) + location.search

interface Step {
  readonly position?: number
  readonly overlay?: string
}
export const stepNow = (): Step => (history.state as Step | null) ?? {}

/** What a widget keeps for itself, a tab of texts say, begins anew with it: a block is as it was left, or as it is anew, and no third thing. */
export const asLeft = (back: Look, first: Look, left: Look): Look => ({
  ...back,
  blocks: back.blocks.map((block, at) => {
    const isAnew = first.blocks.some(([id, inside]) => id === block[0] && inside === block[1])
    return isAnew && left.blocks[at]?.[0] === block[0] ? left.blocks[at] : block
  }),
})
