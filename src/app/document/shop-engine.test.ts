import { describe, expect, it } from 'vitest'
import { LIMITS } from '../../engine/core/expressions/index.ts'
import { depsOf, pageOf, request, route, shopOf, text } from '../../engine/server/fake-shop.ts'
import { createShopEngine, type PageAssets } from './shop-engine.tsx'

const assets: PageAssets = {
  css: () => '',
  cssHrefs: () => [],
  entry: '/app.js',
  modules: () => [],
  older: { fill: '', app: '' },
}
/** How many blocks are shown of a page that has so many, each of which takes some thousand steps. */
async function shown(count: number): Promise<number> {
  let rendered = 0
  const door = createShopEngine(() => () => {
    rendered += 1
    return null
  })
  const heavy = '{{ string(size(l.map(a, l.map(b, l.exists(c, c > 99))))) }}'
  const blocks = Array.from({ length: count }, (_, at) => text(`b${at}`, heavy))
  const l = `{{ [${Array.from({ length: 12 }, (_, at) => at).join()}] }}`
  const pages = shopOf({ home: pageOf(blocks, { values: { l } }) }, [route('home', '/')])
  const match = door.match(request('/'), pages)!
  const settings = { assets, apiBase: '', siteName: '澜途度假', publicUrl: '', isListed: true }
  door.html(await door.prepare(match, depsOf(pages)), settings, () => undefined)
  return rendered
}

describe('a page as a document', () => {
  it('evaluates its expressions while they take no more than a page may; the blocks behind fail', async () => {
    expect(await shown(10)).toBe(10)
    expect(await shown(1000)).toBeLessThan(LIMITS.pageSteps / 1000)
  })
})
