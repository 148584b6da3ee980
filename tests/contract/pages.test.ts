import { describe, expect, it } from 'vitest'
import type { Block } from '../../schemas/page/block.ts'
import type { Page } from '../../schemas/page/page.ts'
import type { PageSource } from '../../src/page/core/page-source.ts'
import { migratePage } from '../../src/page/core/migrate-page.ts'
import { registry } from '../../widgets/registry.ts'
import { forbiddenMarkup } from './forbidden-markup.ts'
import { addressesOf, judge, pageSources, say } from './shop-pages.ts'
import { openShop, type Visit } from './shop-visit.ts'
import { idsIn, shownBlocks } from './shown-blocks.ts'

const visit = openShop()
const visitAll = ({ name }: PageSource, changed?: Page): Promise<Visit[]> =>
  Promise.all(addressesOf(name).map((address) => visit(address, changed)))

const read = (source: PageSource) => JSON.parse(source.text) as Page

/** Blocks that every shopper may see: not those of a schedule, an audience or an experiment. */
const forAll = (blocks: readonly Block[]): string[] =>
  blocks
    .filter(({ live, audience, experiment }) => !live && !audience && !experiment)
    .flatMap(({ id, slots }) => [id, ...Object.values(slots ?? {}).flatMap(forAll)])

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

/** What is wrong with a page that somebody changed in a way that leaves it a page. */
async function damage(source: PageSource, changed: Page): Promise<string[]> {
  const { page, problems } = judge({ ...source, text: JSON.stringify(changed, undefined, 2) })
  if (!page) return say(problems)
  const visits = await visitAll(source, page)
  return visits.flatMap(({ prepared, html, wrong }) => {
    const shown = shownBlocks(prepared.payload)
    const unready = shown.filter(({ kind }) => kind !== 'ready').map(({ id, kind }) => `${id} is ${kind}`)
    const isWhole = idsIn(html).join() === shown.map(({ id }) => id).join()
    return [...wrong, ...unready, ...(isWhole ? [] : [`the document has ${idsIn(html).join()}`])]
  })
}

describe.each(pageSources)('$file', (source) => {
  it('passes every check without a word', () => {
    expect(say(judge(source).problems)).toEqual([])
  })

  it("is written at today's versions", () => {
    expect(migratePage(read(source), registry)).toMatchObject({ ok: true, applied: [] })
  })

  it('opens at an address of the shop', () => {
    expect(addressesOf(source.name)).not.toEqual([])
  })

  it("gets all its data from the sandbox, as the endpoints' contracts say", async () => {
    for (const { prepared, wrong } of await visitAll(source)) {
      const { plan, sources } = prepared.payload
      const missing = Object.keys(plan.data).filter((name) => sources[name]?.status !== 'ready')
      expect([missing, wrong]).toEqual([[], []])
    }
  })

  it('renders each block with its widget, and each block at one of its addresses', async () => {
    const visits = await visitAll(source)
    const shown = visits.flatMap(({ prepared }) => shownBlocks(prepared.payload))
    expect(shown.filter(({ kind }) => kind !== 'ready')).toEqual([])
    const rendered = visits.flatMap(({ html }) => idsIn(html))
    expect(rendered).toEqual(shown.map(({ id }) => id))
    expect(forAll(read(source).blocks).filter((id) => !rendered.includes(id))).toEqual([])
  })

  it('is a Chinese document with one h1', async () => {
    for (const { html } of await visitAll(source)) {
      expect(html).toMatch(/^<!doctype html><html lang="zh-CN"/)
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    }
  })

  it('has no markup that the content security policy drops', async () => {
    for (const { html } of await visitAll(source)) expect(forbiddenMarkup(html)).toEqual([])
  })

  it('stays a page when any of its blocks is taken away', async () => {
    const changed = variations(read(source), (blocks, at) => blocks.toSpliced(at, 1))
    expect((await Promise.all(changed.map((page) => damage(source, page)))).flat()).toEqual([])
  })

  it('stays a page when any of its blocks moves to the front', async () => {
    const changed = variations(read(source), (blocks, at) => [blocks[at]!, ...blocks.toSpliced(at, 1)])
    expect((await Promise.all(changed.map((page) => damage(source, page)))).flat()).toEqual([])
  })
})
