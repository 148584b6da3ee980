import { describe, expect, it } from 'vitest'
import { asideOf, asLeft, controlsIn, controlsNow, here, stepNow, walksOf } from './page-controls.ts'
import { differences, type Look } from './page-look.ts'
import type { Opening } from './shop-openings.ts'
import { pageSources } from './shop-pages.ts'
import { openSittings } from './shop-sitting.tsx'

const { load, said } = openSittings()

const MEMBER = '900003'

/** What changes a state of the page or its query when it is tapped, and is not chosen yet; of each block no more than so many are tried. */
const CHOICES = '[role=tab][aria-selected=false], [role=radio][aria-checked=false], button[aria-pressed=false]'
const OF_EACH = 2

const anew = async (opening: Opening) => (await load(opening)).look()

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
      for (const { block, at } of controlsNow(CHOICES, OF_EACH)) {
        const [place, { position }] = [here(), stepNow()]
        const chosen = await page.tap(() => controlsIn(block, CHOICES)[at])
        if (stepNow().position !== position) {
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
