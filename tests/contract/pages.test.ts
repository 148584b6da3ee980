import { describe, expect, it } from 'vitest'
import type { Block } from '../../schemas/page/block.ts'
import type { Page, ScreenPage } from '../../schemas/page/page.ts'
import type { PagePayload } from '../../schemas/page/plan.ts'
import type { PageSource } from '../../src/page/core/page-source.ts'
import { migratePage } from '../../src/page/core/migrate-page.ts'
import { registry } from '../../widgets/registry.ts'
import { forbiddenMarkup } from './forbidden-markup.ts'
import { type Opening, openingsOf } from './shop-openings.ts'
import { judge, pageSources, routes, say } from './shop-pages.ts'
import { type Arrival, openShop, type Visit } from './shop-visit.ts'
import { drawnOf, idsIn, type Shown, shownBlocks } from './shown-blocks.ts'

const { arrive, draw, visit } = openShop()

/** One after the other: a server that is overrun turns calls away. */
async function inTurn<Thing, Result>(
  list: readonly Thing[],
  act: (thing: Thing) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const thing of list) results.push(await act(thing))
  return results
}

/** A page of blocks, or what stands in the slots of a module's screen. */
type PageFile = Page & Partial<ScreenPage>

const read = (source: PageSource) => JSON.parse(source.text) as PageFile

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

/** All that the server loads is there: who waits, waits for what only the browser loads (pages-alive.test.tsx). */
const isBroken = ({ kind }: Shown) => kind !== 'ready' && kind !== 'pending'

/** What the server draws. */
const drawnBlocks = (payload: PagePayload, html: string): Shown[] => drawnOf(shownBlocks(payload), html)

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
  let opened: Promise<Visit[]> | undefined
  /** Each of its openings, visited once for all of these tests. */
  const visits = () => (opened ??= inTurn(openingsOf(source.name), visit))

  it('passes every check without a word', () => {
    expect(say(judge(source).problems)).toEqual([])
  })

  it("is written at today's versions", () => {
    expect(migratePage(read(source), registry)).toMatchObject({ ok: true, applied: [] })
  })

  // The page of what is not open yet has no address while everything is.
  it.skipIf(source.name === 'not-open' && routes.every(({ open }) => open))('opens at an address of the shop', () => {
    expect(openingsOf(source.name)).not.toEqual([])
  })

  it("gets all its data from the sandbox, as the endpoints' contracts say", async () => {
    for (const { prepared, wrong } of await visits()) {
      const { plan, sources } = prepared.payload
      const missing = Object.entries(plan.data)
        .filter(([name, { load }]) => load !== 'browser' && sources[name]?.status !== 'ready')
        .map(([name]) => name)
      expect([missing, wrong]).toEqual([[], []])
    }
  })

  it('renders on the server, each block with its widget', async () => {
    const found = await visits()
    const shown = found.flatMap(({ prepared, html }) => drawnBlocks(prepared.payload, html))
    expect(shown.filter(isBroken)).toEqual([])
    expect(found.flatMap(({ html }) => idsIn(html))).toEqual(shown.map(({ id }) => id))
  })

  it('is a Chinese document with one h1', async () => {
    for (const { html } of await visits()) {
      expect(html).toMatch(/^<!doctype html><html lang="zh-CN"/)
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    }
  })

  it('has no markup that the content security policy drops', async () => {
    for (const { html } of await visits()) expect(forbiddenMarkup(html)).toEqual([])
  })

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
