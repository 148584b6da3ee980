import { describe, expect, it } from 'vitest'
import type { Page } from '../../schemas/page/page.ts'
import { asideOf, asLeft, controlsIn, controlsNow, stepNow, walksOf } from './page-controls.ts'
import { differences, type Look } from './page-look.ts'
import { judge, pageSources } from './shop-pages.ts'
import { openSittings, type Sitting } from './shop-sitting.tsx'

const { load, said } = openSittings()

const MEMBER = '900003'

/** What opens something over the page, and what a widget keeps to itself: what is unfolded, and what is typed. */
const OPENS = '[aria-haspopup=dialog]:not([aria-disabled=true])'
const UNFOLDS = '[aria-expanded=false]:not([aria-haspopup])'
const FIELDS = 'input:is(:not([type]), [type=text], [type=search], [type=tel]), textarea'

const pages = pageSources.filter(({ name }) => walksOf(name).length > 0)

/** Goes away and comes back to what was made of each block in turn. */
async function leftAndBack(
  page: Sitting,
  kind: string,
  aside: string,
  change: (block: string, at: number) => Promise<Look>,
) {
  const first = await page.look()
  const found: object[] = []
  for (const { block, at } of controlsNow(kind, 1)) {
    const left = await change(block, at)
    await page.go(aside)
    const back = await page.step(-1)
    found.push(...differences(`Back to what was done in ${block}`, left, asLeft(back, first, left)))
  }
  return found
}

describe.each(pages)('$file', ({ name }) => {
  it.each(walksOf(name))(
    '$by at $address: what is open over the page goes by Back, and leaves it as it was',
    async (opening) => {
      const page = await load(opening)
      const found: object[] = []
      let before = await page.look()
      for (const { block, at } of controlsNow(OPENS, 2)) {
        const { position } = stepNow()
        await page.tap(() => controlsIn(block, OPENS)[at])
        const isOver = stepNow().overlay !== undefined
        if (!isOver && stepNow().position === position) continue
        const back = await page.step(-1)
        found.push(...differences(`Back from what ${block} opened`, before, back))
        before = back
      }
      expect(found).toEqual([])
      expect(said).toEqual([])
    },
  )

  it.each(walksOf(name))(
    '$by at $address: what was unfolded or typed is as it was left, or as anew',
    async (opening) => {
      const page = await load(opening)
      const aside = asideOf(opening)
      const unfolded = (block: string, at: number) => page.tap(() => controlsIn(block, UNFOLDS)[at])
      const typed = (block: string, at: number) => page.type(() => controlsIn(block, FIELDS)[at], '海')
      expect(await leftAndBack(page, UNFOLDS, aside, unfolded)).toEqual([])
      expect(await leftAndBack(page, FIELDS, aside, typed)).toEqual([])
      expect(said).toEqual([])
    },
  )
})

const FRESH = 'just-published'

const published = ({ blocks, ...page }: Page): Page => {
  const fresh = { id: FRESH, widget: 'rich-text', props: { parts: [{ paragraphs: ['刚刚发布'] }] } }
  return { ...page, blocks: [fresh, ...blocks.slice(1)] }
}

const ofBlocks = pages.flatMap((source) => {
  const { page } = judge(source)
  return page?.blocks === undefined ? [] : [{ ...source, edition: published(page) }]
})

describe.each(ofBlocks)('$file, of which another edition is published meanwhile', ({ name, edition }) => {
  it.each(walksOf(name))(
    '$by at $address: is the old one whole by Back, the new one whole by a link',
    async (opening) => {
      const anew = await (await load(opening, { edition })).look()
      const page = await load(opening)
      const first = await page.look()
      const aside = asideOf(opening)
      page.publish(edition)
      expect(await page.look()).toEqual(first)
      await page.go(aside)
      expect(differences('by Back', first, await page.step(-1))).toEqual([])
      await page.go(aside)
      expect(differences('by a link', anew, await page.go(opening.address))).toEqual([])
      await page.step(-1)
      expect(differences('by Forward', anew, await page.step(1))).toEqual([])
      await page.step(-2)
      expect(said).toEqual([])
    },
  )

  const visitors = walksOf(name).filter((one) => one.member === undefined)
  it.each(visitors)('$address: is one of both whole by a login in another tab', async (opening) => {
    const member = { ...opening, member: MEMBER }
    const [old, anew] = [await (await load(member)).look(), await (await load(member, { edition })).look()]
    const page = await load(opening)
    page.publish(edition)
    const known = await page.logIn(MEMBER)
    const isNew = known.blocks.some(([id]) => id === FRESH)
    expect(differences('by a login', isNew ? anew : old, known)).toEqual([])
  })
})
