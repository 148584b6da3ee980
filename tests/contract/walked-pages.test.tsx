import { describe, expect, it } from 'vitest'
import { SHOP_BASE } from '../../schemas/page/route.ts'
import { differences, type Look } from './page-look.ts'
import { type Opening, openingsOf } from './shop-openings.ts'
import { pageSources, routes } from './shop-pages.ts'
import { openSittings } from './shop-sitting.tsx'

const { load, said } = openSittings()

/** A page of the shop that everybody may open, and that has nothing of a member; and what it has beside itself. */
const [ELSEWHERE, OTHERWHERE] = ['/content/30001', '/content/30201']
const MEMBER = '900003'

const routeOf = ({ route }: Opening) => routes.find(({ name }) => name === route)

/** Each page as a visitor finds it, where one may look at it, and as a member does. */
const walksOf = (page: string): Opening[] => {
  const openings = openingsOf(page)
  const visitor = openings.find((one) => one.member === undefined && routeOf(one)?.login !== true)
  const member = openings.find((one) => one.member !== undefined)
  return [visitor, member].filter((opening) => opening !== undefined)
}

/** What changes a state of the page or its query when it is tapped, and is not chosen yet; of each block no more than so many are tried. */
const CHOICES = '[role=tab][aria-selected=false], [role=radio][aria-checked=false], button[aria-pressed=false]'
const OF_EACH = 2

/** How a choice is found again: its block, and its place among those of the block. */
interface Choice {
  readonly block: string
  readonly at: number
}

const shownPlaces = () => [...document.querySelectorAll('main > :not([data-left]) [data-block]')]

const choicesIn = (id: string) => {
  const place = shownPlaces().find((one) => one.getAttribute('data-block') === id)
  return [...(place?.querySelectorAll<HTMLElement>(CHOICES) ?? [])].filter(
    (one) => one.closest('[data-block]') === place,
  )
}

const choicesNow = (): Choice[] =>
  shownPlaces().flatMap((place) => {
    const block = place.getAttribute('data-block')!
    return choicesIn(block)
      .slice(0, OF_EACH)
      .map((_, at) => ({ block, at }))
  })

const here = () => location.pathname.slice(SHOP_BASE.length) + location.search
const positionNow = () => (history.state as { readonly position?: number } | null)?.position ?? 0
const asideOf = ({ address }: Opening) => (address === ELSEWHERE ? OTHERWHERE : ELSEWHERE)

const anew = async (opening: Opening) => (await load(opening)).look()

/** What a widget keeps for itself, a tab of texts say, begins anew with it: a block is as it was left, or as it is anew, and no third thing. */
const asLeft = (back: Look, first: Look, left: Look): Look => ({
  ...back,
  blocks: back.blocks.map((block, at) => {
    const isAnew = first.blocks.some(([id, inside]) => id === block[0] && inside === block[1])
    return isAnew && left.blocks[at]?.[0] === block[0] ? left.blocks[at] : block
  }),
})

describe.each(pageSources.filter(({ name }) => walksOf(name).length > 0))(
  '$file has the same blocks, texts and roles however one comes to it',
  ({ name }) => {
    it.each(walksOf(name))('$by at $address: by links, Back, Forward and a reload', async (opening) => {
      const { address } = opening
      const aside = asideOf(opening)
      const first = await anew(opening)
      expect(first.blocks.length).toBeGreaterThan(1)
      const from = await load({ ...opening, address: aside })
      const before = await from.look()
      expect(differences('by a link', first, await from.go(address))).toEqual([])
      expect(differences('the page before, by Back', before, await from.step(-1))).toEqual([])
      expect(differences('by Forward', first, await from.step(1))).toEqual([])
      await from.go(aside)
      expect(differences('by a link and Back', first, await from.step(-1))).toEqual([])
      expect(differences('by a reload', first, await (await load(opening, { keeps: true })).look())).toEqual([])

      const unread = await load(opening, { sleeps: true })
      await unread.go(aside)
      await unread.step(-1)
      expect(differences('Back to the document that nobody scrolled', first, await unread.scroll())).toEqual([])
      expect(said).toEqual([])
    })

    it.each(walksOf(name))('$by at $address: by what is chosen there', async (opening) => {
      const page = await load(opening)
      const first = await page.look()
      const reached = new Map<string, Look>()
      const found: object[] = []
      let before = first
      for (const { block, at } of choicesNow()) {
        const [place, position] = [here(), positionNow()]
        const chosen = await page.tap(() => choicesIn(block)[at])
        if (positionNow() !== position) {
          found.push(...differences(`Back from what ${block} opened`, before, await page.step(-1)))
          continue
        }
        if (here() !== place) reached.set(here(), chosen)
        await page.go(asideOf(opening))
        before = await page.step(-1)
        found.push(...differences(`Back to what is chosen in ${block}`, chosen, asLeft(before, first, chosen)))
      }
      for (const [address, look] of reached)
        found.push(...differences(`${address} anew`, await anew({ ...opening, address }), look))
      expect(found).toEqual([])
    })

    const visitors = walksOf(name).filter((one) => one.member === undefined)
    it.each(visitors)('$address: by a login in another tab', async (opening) => {
      const page = await load(opening)
      const known = await page.logIn(MEMBER)
      expect(differences('by a login', await anew({ ...opening, member: MEMBER }), known)).toEqual([])
    })
  },
)
