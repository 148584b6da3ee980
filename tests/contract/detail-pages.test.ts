import { describe, expect, it } from 'vitest'
import type { Block } from '../../schemas/page/block.ts'
import type { Page } from '../../schemas/page/page.ts'
import { allBlocks } from '../../src/engine/react/entry.ts'
import { evaluateBlock } from '../../src/engine/core/evaluate-block.ts'
import { createCaller } from '../../src/engine/core/create-caller.ts'
import { createPageStore } from '../../src/engine/react/page-store.ts'
import { judge, pageSources } from './shop-pages.ts'
import { openShop, type Visit } from './shop-visit.ts'
import { idsIn } from './shown-blocks.ts'

const { visit } = openShop()

/** What a page asks for to show a product; where a new endpoint tells of one, it belongs here. */
const tellOfProducts = ['productDetail', 'hotelBaseinfo', 'ticketBaseInfo', 'comboInfo', 'playInfo']

/** Pages that show something of a product and are not its own page, with why they promise nothing. */
const otherPages: Readonly<Record<string, string>> = {
  'comment-detail': 'one review, with a row that leads to the product',
  'hotel-image-view': 'the pictures alone',
  'hotel-reviews': 'the reviews of a stay alone',
  'hotelpackage-imageview': 'the pictures alone',
  'image-view': 'the pictures alone',
  profilter: 'who comes along to a hotel: it leads back to its page',
  recommend: 'what is recommended beside a product',
  'review-list': 'the reviews alone',
  spell: 'a team: its product is bought inside it, and its own page has the promises',
  'store-information': 'a store, found by a product',
  'tcshotel-store-time': 'opening times',
}

/** Addresses of each page of a product as it is sold: by the first of them it is looked at closely. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  'goods-detail': ['/goods/650101', '/goods/650201'],
  'seckill-goods': ['/seckill/goods/650102'],
  'hotel-detail': ['/hotel/detail/100101', '/prohotel/100201', '/tcshotel/detail/100301', '/casahotel/detail/100401'],
  'product-detail': ['/productDetail/610101', '/seckill/productDetail/610108'],
  'play-product-detail': ['/play/productDetail/310101', '/play/productDetail/310108'],
  ticket: ['/ticket/200101'],
  product: ['/product/230101', '/product?productId=230101'],
  'seckill-product': ['/seckill/product/230102'],
  'hotelpackage-detail': ['/hotelpackage/detail/810101'],
  'vacation-detail': ['/vacation/detail/510101'],
  'presale-detail': ['/presale/detail/710101'],
  'retail-product-detail': ['/retail/productDetail/500101'],
  'coupon-product': ['/coupon-product/400101'],
  'bargain-product-detail': ['/bargainProduct/detail/610901'],
}

/** What the sandbox's coupons are not for: their pages have the row all the same, for the day on which a coupon is. */
const withoutCoupon = ['coupon-product', 'bargain-product-detail']

/** Products that are sold out today, and one that is on a day. */
const soldOut = [
  '/goods/650107',
  '/ticket/200106',
  '/productDetail/610106',
  '/play/productDetail/310106',
  '/hotel/detail/100102?checkInDate=2026-11-28&checkOutDate=2026-11-29',
]

const pages = pageSources.flatMap((source): [string, Page][] => {
  const { page } = judge(source)
  return page && Object.values(page.data ?? {}).some(({ from }) => tellOfProducts.includes(from))
    ? [[source.name, page]]
    : []
})
const details = pages.filter(([name]) => !Object.hasOwn(otherPages, name))

/** Pictures, name and price, with what the price hangs on, and from whom the shopper came. */
const HEAD = new Set<string | undefined>([
  ...['product-carousel', 'product-heading', 'presale-price', 'flash-sale', 'bargain-panel', 'group-buy', 'member-bar'],
  ...['off-shelf', 'ticket-status', 'shared-bar', 'notice-bar'],
])

const blocksOf = (page: Page, widget: string): Block[] => page.blocks.filter((block) => block.widget === widget)

const doesOf = (block: Block | undefined, event: string): string[] =>
  (block?.on?.[event] ?? []).map((action) =>
    `${action.do} ${String(action['endpoint'] ?? action['popup'] ?? '')}`.trim(),
  )

describe('pages of products', () => {
  it('are those that this test walks over, and the others say why they promise nothing', () => {
    expect(details.map(([name]) => name).toSorted()).toEqual(Object.keys(addresses).toSorted())
    const known = new Set(pages.map(([name]) => name))
    expect(Object.keys(otherPages).filter((name) => !known.has(name) && name !== 'spell')).toEqual([])
  })
})

describe.each(details)('the promises of pages/%s.json', (_name, page) => {
  it('[B2.10.5] the notice TCS_AllProduct_TOP comes first after what the page is of, but for from=ytmp', () => {
    const at = page.blocks.findIndex(({ widget, when }) => widget === 'notice-bar' && when === "{{ from != 'ytmp' }}")
    expect(at).toBeGreaterThan(0)
    expect(
      page.blocks
        .slice(0, at)
        .map(({ widget }) => widget)
        .filter((one) => !HEAD.has(one)),
    ).toEqual([])
    expect(Object.values(page.data ?? {})).toContainEqual(
      expect.objectContaining({ from: 'pageComponent', with: { code: 'TCS_AllProduct_TOP' } }),
    )
  })

  it('[A2, A3] coupons are received in place', () => {
    const strips = blocksOf(page, 'coupon-strip')
    expect(strips).toHaveLength(1)
    expect(doesOf(strips[0], 'receive')).toEqual(['submit receiveCoupon', 'toast'])
  })

  it('[A2] the service promise is a tap away: the refund flow, 1-10 working days, no fee', () => {
    const rows = page.blocks.filter((block) =>
      ['select', 'promise'].some((event) => doesOf(block, event).includes('open-popup promise')),
    )
    expect(rows).toHaveLength(1)
    const text = JSON.stringify(page.popups?.['promise'])
    for (const word of ['退款流程', '1-10 个工作日', '不收手续费']) expect(text).toContain(word)
  })

  it('[B8] what the reader’s own unpaid orders hold is told, with the way to them, and asks for nothing more', () => {
    const rows = blocksOf(page, 'link-row').filter(({ id }) => id === 'unpaid')
    expect(rows.map(({ when }) => when)).toEqual([expect.stringMatching(/has\(\w+\.unpaid\)/)])
    expect(rows[0]?.props?.['to']).toMatch(/\.unpaid\.to/)
    const asked = Object.values(page.data ?? {}).filter(({ from }) => from === 'checkProductCollect')
    expect(asked).toEqual([expect.objectContaining({ when: '{{ viewer.loggedIn }}', load: 'browser' })])
  })

  it('[B2.10.3] what is sold out has a popup of similar products, which nothing asks for before', () => {
    expect(blocksOf(page, 'sold-out-popup')).toHaveLength(1)
    expect(page.data?.['similar']).toMatchObject({ from: 'recommendProducts', when: '{{ isSoldOut }}' })
    expect(page.data?.['similar']?.with).toMatchObject({ pageSize: 30 })
  })

  it('[B2.10.1, B3] the badge lies over its pictures, and its labels stand in its heading', () => {
    expect(blocksOf(page, 'product-carousel')[0]?.props?.['badge']).toContain('extension.subscriptInfo.subListUrl')
    expect(blocksOf(page, 'product-heading')[0]?.props?.['productLabels']).toContain('.productLabels')
  })
})

const never = () => Promise.reject(new Error('nothing is to be called'))

const visits = new Map<string, Promise<Visit>>()
function openAt(address: string): Promise<Visit> {
  const found = visits.get(address) ?? visit({ address, by: 'a visitor', route: 'any' })
  visits.set(address, found)
  return found
}

/** Whether a shopper reads this in the document, without what its scripts hold. */
const says = ({ html }: Visit, words: string): boolean => html.replaceAll(/<script[^]*?<\/script>/g, '').includes(words)

const NOTICE = '金卡及以上全场酒店九五折起'

/** What a block of an opened page, by its widget or its id, is given; undefined while it is not shown. `sources`: what came since. */
function givenTo(
  { prepared: { payload } }: Visit,
  name: string,
  sources: typeof payload.sources = {},
): Readonly<Record<string, unknown>> | undefined {
  const store = createPageStore(payload.plan, { ...payload.sources, ...sources }, never, createCaller)
  const block = [...allBlocks(payload)].find((one) => one.widget === name || one.id === name)
  const state = block && evaluateBlock(block, store.scope, store.source, store.plan.values)
  return state?.kind === 'ready' ? state.props : undefined
}

describe.each(Object.entries(addresses).flatMap(([name, all]) => all.map((address) => [name, address] as const)))(
  'what a shopper sees of %s at %s',
  (name, address) => {
    it('has the notice, the promise and a coupon, and nothing of being sold out', async () => {
      const opened = await openAt(address)
      expect([NOTICE, '服务保障'].filter((words) => !says(opened, words))).toEqual([])
      expect(givenTo(opened, 'coupon-strip') !== undefined).toBe(!withoutCoupon.includes(name))
      expect(givenTo(opened, 'sold-out-popup')).toBeUndefined()
    })

    it('has no notice from=ytmp', async () => {
      expect(says(await openAt(`${address}${address.includes('?') ? '&' : '?'}from=ytmp`), NOTICE)).toBe(false)
    })
  },
)

describe.each(soldOut)('[B2.10.3] what is sold out: %s', (address) => {
  it('has similar products in its place, by its code', async () => {
    const given = givenTo(await openAt(address), 'sold-out-popup')
    expect(given?.['productCode']).toMatch(/^(?:LT)?\d+$/)
    expect(given?.['products']).toSatisfy((products: unknown[]) => products.length > 3 && products.length <= 30)
  })
})

describe.each(soldOut)('[B2.10.3, B8] the last of %s that one’s own unpaid order holds', (address) => {
  const unpaid = { holds: '近岸浮潜 60 分钟', to: '/play/orderDetail/90001101' }
  const asMine = (value: unknown) =>
    Object.fromEntries(['collect', 'collected'].map((name) => [name, { status: 'ready', value } as const]))

  it('is at that order: nothing similar lies over the way there', async () => {
    const opened = await openAt(address)
    const mine = asMine({ isCollected: false, unpaid })
    expect(givenTo(opened, 'sold-out-popup', mine)).toBeUndefined()
    expect(givenTo(opened, 'unpaid', mine)).toMatchObject({ text: '去支付或取消', to: unpaid.to })
  })

  it('is nobody’s else: without such an order there are similar products', async () => {
    expect(givenTo(await openAt(address), 'sold-out-popup', asMine({ isCollected: true }))).toBeDefined()
  })
})

it('[B2.3] a snapshot of what was bought promises and sells nothing', async () => {
  const opened = await openAt('/productDetail/610101?type=snapshot')
  const promised = ['notice-bar', 'coupon-strip', 'sold-out-popup']
  expect(promised.filter((widget) => givenTo(opened, widget) !== undefined)).toEqual([])
  expect(idsIn(opened.html)).not.toContain('promise')
})

describe('[B2.10.1, B3] the badge and the labels of a product', () => {
  it.each([
    ['its page', '/hotel/detail/100101'],
    ['a list of an operator', '/atlantis/TCP_YT2_Product'],
    ['the list of deals', '/combo'],
    ['search', '/search?keyword=澜湾岛海景度假酒店'],
    ['what is recommended', '/recommend?productCode=LT100102'],
    ['the retail mall', '/retail/home'],
    ['the points mall', '/retail/goods-market'],
    ['hotels', '/hotel/channel'],
  ])('stand in %s, but no label of another category', async (_place, address) => {
    const opened = await openAt(address)
    expect(['choice', 'new', 'kids'].some((badge) => says(opened, `badge-${badge}.svg`))).toBe(true)
    expect(['亲子', '海景', '情侣'].some((label) => says(opened, label))).toBe(true)
    expect(says(opened, '采购二组')).toBe(false)
  })
})
