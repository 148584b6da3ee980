import { describe, expect, it } from 'vitest'
import { migratePage } from '../../src/engine/core/migrate-page.ts'
import { registry } from '../../widgets/registry.ts'
import { forbiddenMarkup } from './forbidden-markup.ts'
import { drawnBlocks, inTurn, isBroken, read } from './opened-pages.ts'
import { openingsOf } from './shop-openings.ts'
import { judge, pageSources, routes, say } from './shop-pages.ts'
import { openShop, type Visit } from './shop-visit.ts'
import { idsIn } from './shown-blocks.ts'

const { visit } = openShop()

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
})
