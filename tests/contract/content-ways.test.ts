import { beforeAll, describe, expect, it } from 'vitest'
import { sandboxContent } from '../../sandbox/content/index.ts'
import type { BuiltCatalogue } from '../../schemas/studio/catalogue.ts'
import { makeCatalogue } from '../../src/app/catalogue/make-catalogue.ts'
import { componentsOf, dataShownBy, expressionsIn, readsComponents } from '../../src/studio/content/shown-data.ts'
import { allBlocks, blockOf, documentOf, type JsonMap } from '../../src/studio/document/index.ts'
import { foreignWords } from '../../src/domain/studio/spoken-text.ts'
import { widgets } from '../../widgets/registry.ts'
import { pageSources } from './shop-pages.ts'

const codes = sandboxContent('2026-11-21').pageComponents.map(({ componentCode }) => componentCode)

let catalogue: BuiltCatalogue
beforeAll(async () => {
  catalogue = await makeCatalogue(widgets, {})
})

/** Each block of the shop's pages that shows data, with the data. */
const blocks = pageSources.flatMap(({ name, text }) => {
  const document = documentOf(JSON.parse(text) as JsonMap, 'page')
  return allBlocks(document).flatMap(({ key }) => {
    const block = blockOf(document, key) ?? {}
    const data = dataShownBy(block, document.rest)
    return data.length > 0 ? [{ at: `${name}#${String(block.id ?? block.part)}`, data }] : []
  })
})

describe('[C5] each block of the shop that shows data', () => {
  it('is looked at', () => expect(blocks.length).toBeGreaterThan(250))

  it('leads to the page components that it shows, by whichever call the page asks for them', () => {
    const reading = blocks.map(({ at, data }) => ({ at, data: data.filter((one) => readsComponents(catalogue, one)) }))
    const shown = reading.filter(({ data }) => data.length > 0)
    expect(shown.length).toBeGreaterThan(80)
    // What is worked out of the address is asked of the page in the canvas.
    const found = shown.map(({ at, data }) => ({ at, ways: [...componentsOf(data, codes), ...expressionsIn(data)] }))
    expect(found.filter(({ ways }) => ways.length === 0).map(({ at }) => at)).toEqual([])
  })

  it('says in words what else it shows', () => {
    const others = blocks.flatMap(({ data }) => data.filter((one) => !readsComponents(catalogue, one)))
    const titles = new Set(others.map(({ from }) => catalogue.endpoints[String(from)]?.title ?? String(from)))
    expect(titles.size).toBeGreaterThan(40)
    expect([...titles].filter((title) => foreignWords(title).length > 0)).toEqual([])
  })
})
