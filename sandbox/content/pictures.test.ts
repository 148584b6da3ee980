import { existsSync, readdirSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import descriptions from '../media/descriptions.json' with { type: 'json' }
import { sandboxContent } from './index.ts'

const content = sandboxContent('2026-11-21')
const media = new URL('../media/', import.meta.url)
const has = (file: string) => existsSync(new URL(file, media))
const isCard = (name: string) => has(`${name}-462x306.avif`) && has(`${name}-300x300.avif`)
const isBanner = (name: string) => has(`${name}-1170x570.avif`)
const named = [...JSON.stringify(content).matchAll(/\/tc-fostay\/media\/([\w-]+)(?=[",])/g)].map(
  ([, name]) => name ?? '',
)
const firstOf = (product: { productImageInfos: readonly { url: string }[] }) =>
  product.productImageInfos[0]?.url.split('/').pop() ?? ''

describe('pictures of the sandbox content', () => {
  it('are all described', () => {
    expect(named.length).toBeGreaterThan(200)
    expect(named.filter((name) => !Object.hasOwn(descriptions, name))).toEqual([])
  })

  it('are not shared as the first picture of two products', () => {
    const firsts = content.products.map(firstOf)
    expect(firsts.filter((name, i) => firsts.indexOf(name) !== i)).toEqual([])
  })

  it('are in lists what the detail begins with: the cover of a video where there is one, else the first picture', () => {
    const others = content.products.flatMap(({ id, productVideos: [video], productImageInfos: [picture] }) =>
      video && video.logoUrl !== picture?.url ? [`${id}: ${video.logoUrl} is not ${picture?.url}`] : [],
    )
    expect(others).toEqual([])
  })

  it('are the same in lists of packages as in the detail', () => {
    const firsts = new Map(content.products.map((product) => [product.id, product.productImageInfos[0]?.url]))
    const others = content.packageOffers.filter(
      ({ productId, productImages }) => firsts.has(productId) && productImages.split(',')[0] !== firsts.get(productId),
    )
    expect(others).toEqual([])
  })

  it('come in the sizes of cards and tiles on products', () => {
    const wrong = content.products.filter((product) => !isCard(firstOf(product)))
    expect(wrong.map((product) => product.id)).toEqual([])
  })

  it('come in the sizes of banners on banners', () => {
    const banners = content.pageComponents.filter((component) =>
      ['轮播图', '横幅', '弹窗广告'].includes(component.typeName),
    )
    const names = banners.flatMap((banner) =>
      banner.componentContents.map((item) => item.themePicUri?.split('/').pop() ?? ''),
    )
    expect(names.filter((name) => !isBanner(name))).toEqual([])
  })

  it('are big enough for a tall popup as well as for a banner in popups', () => {
    const popups = content.pageComponents.find((one) => one.componentCode === 'TCP_YT2_PopUp')?.componentContents ?? []
    expect(popups.length).toBeGreaterThan(0)
    const names = popups.map((item) => item.themePicUri?.split('/').pop() ?? '')
    expect(names.filter((name) => !isBanner(name) || !isCard(name))).toEqual([])
  })

  it('come in the sizes of cards and tiles on places, activities and articles', () => {
    const shown = [...content.pois, ...content.activities, ...content.articles].map(
      ({ themePicUri }) => themePicUri.split('/').pop() ?? '',
    )
    expect(shown.filter((name) => !isCard(name))).toEqual([])
  })

  it('have beside them each film that is named', () => {
    const films = content.products.flatMap((product) =>
      product.productVideos.map((video) => video.url.split('/').pop() ?? ''),
    )
    expect(films.length).toBeGreaterThan(0)
    expect(films.filter((film) => !has(film))).toEqual([])
  })

  it('play each film for the one product that it shows', () => {
    const films = content.products.flatMap(({ productVideos }) => productVideos.map(({ url }) => url))
    expect(films.filter((film, at) => films.indexOf(film) !== at)).toEqual([])
  })

  it('show another picture for each value that one chooses by its picture', () => {
    const groups = content.products.flatMap(({ id, goods }) =>
      (goods?.specs ?? []).map(({ spec_name, valueList }) => ({
        name: `${id} ${spec_name}`,
        pictures: valueList.flatMap(({ spec_value_img = '' }) => (spec_value_img ? [spec_value_img] : [])),
      })),
    )
    expect(groups.flatMap(({ pictures }) => pictures).length).toBeGreaterThan(0)
    expect(groups.filter(({ pictures }) => new Set(pictures).size < pictures.length)).toEqual([])
  })

  it('say what they show', () => {
    const silent = content.products.flatMap((product) => product.productImageInfos.filter((picture) => !picture.alt))
    expect(silent).toEqual([])
  })

  it.each([
    [
      '酒店的首图是住处、海湾或古镇',
      [1, 2, 3, 4],
      ['palm-garden', 'pool-villa', 'hotel-room', 'old-town', 'bay', 'lagoon', 'snow-slope', 'ocean-suite'],
    ],
    ['零售和邮寄商品的首图是静物', [50, 68], ['still-life']],
    [
      '门票的首图是要去的地方',
      [30],
      ['water-park', 'aquarium', 'snow-slope', 'old-town', 'theatre', 'farm', 'bay', 'night-market'],
    ],
  ] as const)('suit the kind: %s', (_rule, types, places) => {
    const kinds: readonly number[] = types
    const suited: readonly string[] = places
    const strange = content.products
      .filter((product) => kinds.includes(product.productType))
      .filter((product) => !suited.includes(firstOf(product).replace(/-\d+$/, '')))
    expect(strange.map((product) => product.id)).toEqual([])
  })
})

describe('the media folder', () => {
  it('holds of each picture that it describes the card of a list, in both formats', () => {
    const files = Object.keys(descriptions).flatMap((name) => [`${name}-462x306.avif`, `${name}-462x306.webp`])
    expect(files.filter((file) => !has(file))).toEqual([])
  })

  it('keeps the sizes that a phone loads first within their budget', () => {
    const budgets = { '780x380.avif': 16_000, '462x306.avif': 9_000 }
    const heavy = Object.entries(budgets).flatMap(([size, most]) =>
      readdirSync(media).filter((file) => file.endsWith(size) && statSync(new URL(file, media)).size > most),
    )
    expect(heavy).toEqual([])
  })

  it('holds the marks of the mall', () => {
    const icons = ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png', 'icon-maskable.png']
    expect([...icons, 'logo.svg', 'favicon.svg', 'share-card.png'].filter((file) => !has(file))).toEqual([])
  })
})
