import { describe, expect, it } from 'vitest'
import type { Block } from '../../schemas/page/block.ts'
import type { PageSource } from '../../src/engine/core/page-source.ts'
import { drawnBlocks, inTurn, isBroken, type PageFile, read } from './opened-pages.ts'
import { type Opening, openingsOf } from './shop-openings.ts'
import { judge, pageSources, say } from './shop-pages.ts'
import { type Arrival, openShop, type Visit } from './shop-visit.ts'
import { idsIn } from './shown-blocks.ts'

const { arrive, draw } = openShop()

/** The page as it is written, and with the blocks of its parts in their place. */
const formsOf = (source: PageSource): PageFile[] => {
  const written = read(source)
  const { page } = judge(source)
  if (!page || !source.text.includes('"part":')) return [written]
  if (!written.slots) return [written, page]
  const { values = {}, blocks } = page
  return [written, { ...written, values, slots: blocks[0]?.slots ?? {} }]
}

/** The page once for each block, after `change` of the list in which the block stands. */
function variations(page: PageFile, change: (blocks: readonly Block[], at: number) => Block[]): PageFile[] {
  const lists = (blocks: readonly Block[]): Block[][] => [
    ...blocks.map((_, at) => change(blocks, at)),
    ...blocks.flatMap((block, at) =>
      Object.entries(block.slots ?? {}).flatMap(([slot, inner]) =>
        lists(inner).map((list) => blocks.with(at, { ...block, slots: { ...block.slots, [slot]: list } })),
      ),
    ),
  ]
  if (!page.slots) return lists(page.blocks).map((blocks) => ({ ...page, blocks }))
  return Object.entries(page.slots).flatMap(([name, slot]) =>
    lists(slot).map((list) => ({ ...page, slots: { ...page.slots, [name]: list } })),
  )
}

/** The openings by the first of a page's routes: by another it is the same page. */
const byFirstRoute = (openings: readonly Opening[]): Opening[] =>
  openings.filter(({ route }) => route === openings[0]?.route)

/** What is wrong with a document. */
function damage({ prepared, html, wrong }: Visit): string[] {
  const shown = drawnBlocks(prepared.payload, html)
  const unready = shown.filter(isBroken).map(({ id, kind }) => `${id} is ${kind}`)
  const isWhole = idsIn(html).join() === shown.map(({ id }) => id).join()
  return [...wrong, ...unready, ...(isWhole ? [] : [`the document has ${idsIn(html).join()}`])]
}

/**
 * What is wrong with pages that somebody changed in a way that leaves them pages. Those that have the same plan for somebody (the block
 * is not there for them, or was the first already) are drawn once: of the same plan and the same replies comes the same document.
 */
async function damages(source: PageSource, changed: readonly PageFile[]): Promise<string[]> {
  const openings = byFirstRoute(openingsOf(source.name))
  const drawn = new Map<string, string[]>()
  const damageOf = (arrival: Arrival) => {
    const plan = `${arrival.opening.by} ${arrival.opening.address} ${JSON.stringify(arrival.prepared.payload.plan)}`
    const found = drawn.get(plan) ?? damage(draw(arrival))
    drawn.set(plan, found)
    return found
  }
  const found = await inTurn(changed, async (one) => {
    const { page, problems } = judge({ ...source, text: JSON.stringify(one, undefined, 2) })
    if (!page) return say(problems)
    return (await inTurn(openings, async (opening) => damageOf(await arrive(opening, page)))).flat()
  })
  return found.flat()
}

describe.each(pageSources)('$file', (source) => {
  it('stays a page when any of its blocks is taken away', async () => {
    const changed = formsOf(source).flatMap((page) => variations(page, (blocks, at) => blocks.toSpliced(at, 1)))
    expect(await damages(source, changed)).toEqual([])
  })

  it('stays a page when any of its blocks moves to the front', async () => {
    const changed = formsOf(source).flatMap((page) =>
      variations(page, (blocks, at) => [blocks[at]!, ...blocks.toSpliced(at, 1)]),
    )
    expect(await damages(source, changed)).toEqual([])
  })
})
