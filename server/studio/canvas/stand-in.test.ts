import { describe, expect, it } from 'vitest'
import type { CheckContext } from '../judging/check-context.ts'
import { standIn } from './stand-in.ts'

const files: Readonly<Record<string, object>> = {
  'coupon.json': { versions: { page: 1 }, title: '券', blocks: [] },
  'goods.json': {
    versions: { page: 1 },
    title: '商品',
    data: { one: { from: 'productDetail', with: { id: '{{ params.id }}' } } },
    state: { tab: 0 },
    blocks: [{ id: 'x', widget: 'x' }],
  },
  'home.json': {
    versions: { page: 1 },
    title: '首页',
    data: { top: { from: 'pageComponents', with: { codes: ["{{ from == 'a' ? 'TOP' : 'TOP_' + from }}"] } } },
    blocks: [{ part: 'used' }],
  },
  'checkout.json': { versions: { page: 1 }, title: '下单', data: { order: { from: 'orderDetail' } }, blocks: [] },
  'parts/used.json': { versions: { page: 1 }, title: '用着的', blocks: [] },
  'components/TOP.json': { title: '轮播', type: '轮播图', entries: [] },
  'components/LONELY.json': { title: '公告', type: '公告', entries: [] },
}
const texts = new Map(Object.entries(files).map(([file, text]) => [file, { text: JSON.stringify(text), stamp: '' }]))
const routes = [
  { name: 'home', path: '/', open: true },
  { name: 'goods', path: '/goods/:id', open: true },
  { name: 'coupon', path: '/coupon', open: true },
  { name: 'checkout', path: '/checkout', open: true, module: 'checkout', screen: 'form' },
]
const checkContext = { texts, routes, parts: [] } as unknown as CheckContext
const partWith = (inputs: object) => ({ kind: 'part', name: 'new-one', text: JSON.stringify({ inputs }) }) as const
const blocksOf = (text: string | undefined) => (JSON.parse(text ?? '{}') as { blocks?: unknown }).blocks

describe('what no page shows yet', () => {
  it('is seen on the home page, alone, with something for each input', () => {
    const inputs = { words: { type: 'string' }, size: { enum: [2, 3] }, more: { type: 'array', default: ['a'] } }
    const found = standIn(partWith(inputs), checkContext)
    expect(found?.page).toBe('home')
    expect(blocksOf(found?.text)).toEqual([{ part: 'new-one', with: { words: '文字', size: 2, more: ['a'] } }])
  })

  it('is seen on the first page that has the data which it wants, without what that page keeps', () => {
    const found = standIn(partWith({ product: { from: 'productDetail' } }), checkContext)
    expect(found?.page).toBe('goods')
    expect(blocksOf(found?.text)).toEqual([{ part: 'new-one', with: { product: '{{ one }}' } }])
    expect(found?.text).not.toContain('state')
  })

  it('is seen at an address that is there for everybody, where there is one', () => {
    const lists = { versions: { page: 1 }, title: '列表', data: { one: { from: 'productDetail' } }, blocks: [] }
    const all = new Map([...texts, ['list.json', { text: JSON.stringify(lists), stamp: '' }] as const])
    const known = { ...checkContext, texts: all, routes: [...routes, { name: 'list', path: '/list', open: true }] }
    const found = standIn(partWith({ product: { from: 'productDetail' } }), known as unknown as CheckContext)
    expect(found?.page).toBe('list')
  })

  it('is seen with something of its shape where no page has that data, or tells it to members alone', () => {
    const mine = { versions: { page: 1 }, title: '订单', data: { mine: { from: 'bookingInfo' } }, blocks: [] }
    const all = new Map([...texts, ['mine.json', { text: JSON.stringify(mine), stamp: '' }] as const])
    const known = { ...checkContext, texts: all, routes: [...routes, { name: 'mine', path: '/mine', open: true }] }
    const text = {
      inputs: { booking: { from: 'bookingInfo' } },
      blocks: [{ props: { a: '{{ booking.statusText }}' } }],
    }
    const part = { kind: 'part', name: 'new-one', text: JSON.stringify(text) } as const
    const found = standIn(part, known as unknown as CheckContext)
    expect(found?.page).toBe('home')
    expect(blocksOf(found?.text)).toMatchObject([
      { with: { booking: { bookable: 1, statusText: '订单状态的字', orderPath: '字', days: [] } } },
    ])
  })

  it('is seen without what its inputs do without, where no page has both', () => {
    const inputs = { product: { from: 'productDetail' }, teams: { from: 'teamList', default: null } }
    const found = standIn(partWith(inputs), checkContext)
    expect([found?.page, blocksOf(found?.text)]).toEqual([
      'goods',
      [{ part: 'new-one', with: { product: '{{ one }}', teams: null } }],
    ])
  })

  it('is seen nowhere where it wants what nobody answers', () => {
    expect(standIn(partWith({ order: { from: 'nothing' } }), checkContext)).toBeUndefined()
  })

  it('is read in place of a page component of its kind', () => {
    const found = standIn({ kind: 'component', name: 'SPRING', text: '{"type":"轮播图"}' }, checkContext)
    expect(found?.page).toBe('home')
    expect(found?.text).toContain("{{ from == 'a' ? 'SPRING' : 'TOP_' + from }}")
    expect(standIn({ kind: 'component', name: 'OTHER', text: '{"type":"公告"}' }, checkContext)).toBeUndefined()
  })

  /** A page component of its kind on two pages, and what is shown of them. */
  const between = (goods: object, coupon: object, type = '横幅', others: object = {}) => {
    const reads = (code: string) => ({ ad: { from: 'pageComponent', with: { code } }, user: { from: 'userInfo' } })
    const more = {
      'goods.json': { versions: { page: 1 }, title: '商品', data: reads('ADS'), blocks: [goods] },
      'coupon.json': { versions: { page: 1 }, title: '券', data: reads('ADS'), blocks: [coupon] },
      'parts/ads.json': {
        versions: { page: 1 },
        title: '广告',
        inputs: { one: {}, of: {} },
        blocks: [{ ...shown, props: { a: '{{ one }}' }, when: '{{ of }}' }],
      },
      'components/ADS.json': { title: '广告', type, entries: [] },
      'home.json': { versions: { page: 1 }, title: '首页', blocks: [] },
      ...others,
    }
    const all = new Map([
      ...texts,
      ...Object.entries(more).map(([file, one]) => [file, { text: JSON.stringify(one), stamp: '' }] as const),
    ])
    return standIn({ kind: 'component', name: 'NEW', text: '{"type":"横幅"}' }, { ...checkContext, texts: all })
  }
  const shown = { id: 'ad', widget: 'ad', props: { items: '{{ ad.componentContents }}' } }

  it('is seen at an address without an id, which is there for everybody', () => {
    expect(between(shown, shown)?.page).toBe('coupon')
    expect(between(shown, { id: 'x', widget: 'x' })?.page, 'where there is another').toBe('goods')
  })

  it('is seen as a component whose entries are alike, where its own kind is seen at no such address', () => {
    expect(between({ id: 'x', widget: 'x' }, shown, '轮播图')?.page).toBe('coupon')
  })

  it('is not sought where an expression decides whether it is this one, as long as another page says it', () => {
    const byState = { one: { from: 'pageComponent', with: { code: "{{ default(state.tab, 'ADS') }}" } } }
    const page = {
      versions: { page: 1 },
      title: '券',
      data: byState,
      blocks: [{ ...shown, props: { a: '{{ one }}' } }],
    }
    expect(between(shown, shown, '横幅', { 'coupon.json': page })?.page).toBe('goods')
  })

  it.each([
    ['a block that is hidden', { ...shown, hidden: true }],
    ['a block for members', { ...shown, audience: { levels: [3] } }],
    ['a block that something else decides', { ...shown, when: '{{ user.level > 1 }}' }],
    ['a part that something else decides', { part: 'ads', with: { one: '{{ ad }}', of: '{{ user.level > 1 }}' } }],
    ['none of its blocks', { id: 'x', widget: 'x' }],
  ])('is not sought on a page where it is in %s, as long as another shows it', (_, coupon) => {
    expect(between(shown, coupon)?.page).toBe('goods')
  })

  it('decides itself whether its block is shown', () => {
    const when = '{{ size(ad.componentContents) > 0 }}'
    expect(between(shown, { ...shown, when })?.page).toBe('coupon')
  })

  it('is seen in its block alone, for everybody, where every page shows it to some', () => {
    const found = between({ id: 'x', widget: 'x' }, { ...shown, when: '{{ user.level > 1 }}', hidden: true })
    expect([found?.page, blocksOf(found?.text)]).toEqual(['coupon', [shown]])
    expect(found?.text).toContain('"code":"NEW"')
  })

  it('stands in also for what pages show, where nobody can open them, and never on one of these', () => {
    expect(standIn({ kind: 'part', name: 'used', text: '{}' }, checkContext)?.page).toBe('coupon')
    expect(standIn({ kind: 'component', name: 'TOP', text: '{"type":"轮播图"}' }, checkContext)).toBeUndefined()
    expect(standIn({ kind: 'page', name: 'home', text: '{}' }, checkContext)).toBeUndefined()
  })
})
