import { describe, expect, it } from 'vitest'
import { productPath } from '../../../schemas/domain/product-kind.ts'
import { hasRoute } from '../testing/has-route.ts'
import { sandboxContent } from '../index.ts'

const { products, pageComponents, articles } = sandboxContent('2026-11-21')
const componentOf = (code: string) => pageComponents.find((component) => component.componentCode === code)

/** Codes that the spec names (A7, B7). */
const pageComponentCodes = [
  'YT3_BANNER',
  'YT3_TYJGQ',
  'YT3_NRQ',
  'YT3_JHZQ',
  'TCP_YT2_Product',
  'TCP_YT2_Product_text',
  'TCP_YT2_PopUp',
  'TCP_YT2_GoodsMenu',
  'TCP_YT2_Others',
  'TCP_YT2_Banner',
  'TCP_YT2_Icon',
  'TCP_YT2_PGC',
  'TCP_YT2_MentCont',
  'TCP_YT2_TravelCont',
  'TCP_YT2_InfoCont',
  'TCP_YT2_Notice',
  'TCH5_Agent_pic',
  'TC_PDP_banner',
  'TCS_AllProduct_TOP',
] as const

describe('sandbox page components', () => {
  it('have content for every code that the spec names', () => {
    const empty = pageComponentCodes.filter((code) => !componentOf(code)?.componentContents.length)
    expect(empty).toEqual([])
  })

  it('have a list of 10 cards or more behind each tab of the product menu, and a card for each of its tags', () => {
    for (const tab of componentOf('TCP_YT2_GoodsMenu')?.componentContents ?? []) {
      const cards = componentOf(tab.subtitle ?? '')?.componentContents ?? []
      expect(cards.length).toBeGreaterThanOrEqual(10)
      const tags = new Set(cards.map((card) => card.customFields?.tag))
      expect(tags).toEqual(new Set(tab.customFields?.tags))
    }
  })

  it('lead only to pages of the shop and to products that exist', () => {
    const contents = pageComponents.flatMap((component) => component.componentContents)
    const addresses = contents
      .flatMap((item) => [item.jumpPath, item.jumpParames?.product_url])
      .filter((address) => address !== undefined && address !== 'not_jump')
    expect(addresses.filter((address) => !hasRoute(String(address)))).toEqual([])
    const known = products.map((product) => productPath(product))
    const cards = contents.flatMap((item) => item.jumpParames?.product_url ?? [])
    expect(cards.filter((address) => !known.includes(address))).toEqual([])
  })

  it('lead to articles that exist, and say of them what they say of themselves', () => {
    const cards = componentOf('YT3_NRQ')?.componentContents ?? []
    expect(cards.length).toBeGreaterThanOrEqual(6)
    const told = cards.map(({ id, title, subtitle, themePicUri, contentInfo }) => ({
      id,
      title,
      subtitle,
      themePicUri,
      ...contentInfo,
    }))
    const held = articles.slice(0, cards.length).map((article) => ({
      id: article.contentid,
      title: article.title,
      subtitle: article.subtitle,
      themePicUri: article.themePicUri,
      summary: article.summary,
      author: article.author,
      readCount: article.readCount,
    }))
    expect(told).toEqual(held)
    const contents = pageComponents.flatMap((component) => component.componentContents)
    const ids = contents.flatMap(({ jumpPath, jumpParames }) => [
      ...(jumpParames?.contentid ? [jumpParames.contentid] : []),
      ...(jumpPath?.startsWith('/content/') ? [jumpPath.slice('/content/'.length)] : []),
    ])
    expect(ids.length).toBeGreaterThan(cards.length)
    expect(ids.filter((id) => !articles.some((article) => article.contentid === id))).toEqual([])
  })

  it('have more banners than the home page shows (A9: six)', () => {
    expect(componentOf('YT3_BANNER')?.componentContents.length).toBeGreaterThan(6)
  })

  it('have 一键WIFI among the first five entries, more than five others, and one that is not open yet (A5, A9)', () => {
    const entries = componentOf('YT3_TYJGQ')?.componentContents ?? []
    expect(entries.slice(0, 5).map((item) => item.title)).toContain('一键WIFI')
    const counted = entries.filter((item) => item.title !== '一键WIFI')
    expect(counted.length).toBeGreaterThan(5)
    expect(counted.slice(0, 5).filter((item) => item.jumpPath === undefined)).toHaveLength(1)
  })

  it('have a notice above products that leads somewhere, and one that does not (B5)', () => {
    const jumps = componentOf('TCS_AllProduct_TOP')?.componentContents.map((item) => item.jumpPath) ?? []
    expect(jumps.filter((path) => path === 'not_jump')).toHaveLength(1)
    expect(jumps.filter((path) => path !== 'not_jump')).toHaveLength(1)
  })
})
