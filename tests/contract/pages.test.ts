import { describe, expect, it } from 'vitest'
import type { Block } from '../../schemas/page/block.ts'
import type { Page } from '../../schemas/page/page.ts'
import type { PageSource } from '../../src/page/core/page-source.ts'
import { migratePage } from '../../src/page/core/migrate-page.ts'
import { registry } from '../../widgets/registry.ts'
import { forbiddenMarkup } from './forbidden-markup.ts'
import { type Opening, openingsOf } from './shop-openings.ts'
import { judge, pageSources, say } from './shop-pages.ts'
import { openShop, type Visit } from './shop-visit.ts'
import { idsIn, type Shown, shownBlocks } from './shown-blocks.ts'

const visit = openShop()
/** One after the other: a server that is overrun turns calls away. */
async function visitAll(openings: readonly Opening[], changed?: Page): Promise<Visit[]> {
  const visits: Visit[] = []
  for (const opening of openings) visits.push(await visit(opening, changed))
  return visits
}

const read = (source: PageSource) => JSON.parse(source.text) as Page

/** The page once for each block, after `change` of the list in which the block stands. */
function variations(page: Page, change: (blocks: readonly Block[], at: number) => Block[]): Page[] {
  const lists = (blocks: readonly Block[]): Block[][] => [
    ...blocks.map((_, at) => change(blocks, at)),
    ...blocks.flatMap((block, at) =>
      Object.entries(block.slots ?? {}).flatMap(([slot, inner]) =>
        lists(inner).map((list) => blocks.with(at, { ...block, slots: { ...block.slots, [slot]: list } })),
      ),
    ),
  ]
  return lists(page.blocks).map((blocks) => ({ ...page, blocks }))
}

/** The openings by the first of a page's routes: by another it is the same page. */
const byFirstRoute = (openings: readonly Opening[]): Opening[] =>
  openings.filter(({ route }) => route === openings[0]?.route)

/** All that the server loads is there: who waits, waits for what only the browser loads (pages-alive.test.tsx). */
const isBroken = ({ kind }: Shown) => kind !== 'ready' && kind !== 'pending'

/** What is wrong with a page that somebody changed in a way that leaves it a page. */
async function damage(source: PageSource, changed: Page): Promise<string[]> {
  const { page, problems } = judge({ ...source, text: JSON.stringify(changed, undefined, 2) })
  if (!page) return say(problems)
  const visits = await visitAll(byFirstRoute(openingsOf(source.name)), page)
  return visits.flatMap(({ prepared, html, wrong }) => {
    const shown = shownBlocks(prepared.payload)
    const unready = shown.filter(isBroken).map(({ id, kind }) => `${id} is ${kind}`)
    const isWhole = idsIn(html).join() === shown.map(({ id }) => id).join()
    return [...wrong, ...unready, ...(isWhole ? [] : [`the document has ${idsIn(html).join()}`])]
  })
}

/** What is wrong with all of them. */
async function damages(source: PageSource, changed: readonly Page[]): Promise<string[]> {
  const found: string[] = []
  for (const page of changed) found.push(...(await damage(source, page)))
  return found
}

describe.each(pageSources)('$file', (source) => {
  it('passes every check without a word', () => {
    expect(say(judge(source).problems)).toEqual([])
  })

  it("is written at today's versions", () => {
    expect(migratePage(read(source), registry)).toMatchObject({ ok: true, applied: [] })
  })

  it('opens at an address of the shop', () => {
    expect(openingsOf(source.name)).not.toEqual([])
  })

  it("gets all its data from the sandbox, as the endpoints' contracts say", async () => {
    for (const { prepared, wrong } of await visitAll(openingsOf(source.name))) {
      const { plan, sources } = prepared.payload
      const missing = Object.entries(plan.data)
        .filter(([name, { load }]) => load !== 'browser' && sources[name]?.status !== 'ready')
        .map(([name]) => name)
      expect([missing, wrong]).toEqual([[], []])
    }
  })

  it('renders on the server, each block with its widget', async () => {
    const visits = await visitAll(openingsOf(source.name))
    const shown = visits.flatMap(({ prepared }) => shownBlocks(prepared.payload))
    expect(shown.filter(isBroken)).toEqual([])
    expect(visits.flatMap(({ html }) => idsIn(html))).toEqual(shown.map(({ id }) => id))
  })

  it('is a Chinese document with one h1', async () => {
    for (const { html } of await visitAll(openingsOf(source.name))) {
      expect(html).toMatch(/^<!doctype html><html lang="zh-CN"/)
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    }
  })

  it('has no markup that the content security policy drops', async () => {
    for (const { html } of await visitAll(openingsOf(source.name))) expect(forbiddenMarkup(html)).toEqual([])
  })

  it('stays a page when any of its blocks is taken away', async () => {
    const changed = variations(read(source), (blocks, at) => blocks.toSpliced(at, 1))
    expect(await damages(source, changed)).toEqual([])
  })

  it('stays a page when any of its blocks moves to the front', async () => {
    const changed = variations(read(source), (blocks, at) => [blocks[at]!, ...blocks.toSpliced(at, 1)])
    expect(await damages(source, changed)).toEqual([])
  })
})
