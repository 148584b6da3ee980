import { describe, expect, it } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import { CallProblem } from '../../kit/call.ts'
import { screens } from '../../modules/index.ts'
import { openingKey, SCREEN_BLOCK, SCREEN_OPENING } from '../core/screen-page.ts'
import { depsOf, pageOf, request, route, shopOf, text } from './fake-shop.ts'
import { shopSite } from '../../app/shop-site.ts'
import { pageMatcher } from './match-page.ts'
import { createPageOf } from './page-of.ts'
import { pagePreparer, type ScreenValues } from './prepare.ts'
import type { PageDeps } from './page-request.ts'

const ofShop = [shopSite, createPageOf(shopSite)] as const
const matchPage = pageMatcher(...ofShop)
const prepare = pagePreparer(...ofShop)
const ofBooking = { module: 'booking', screen: 'choose', with: { kind: 'single' } } as const
const routes = [
  route('home', '/'),
  route('book', '/book/:orderId', { login: true, ...ofBooking }),
  route('open-book', '/open-book/:orderId', ofBooking),
]
const shop = shopOf({}, routes)
const member = { ...request('/book/7'), user: { loggedIn: true, level: 3 } } as const
const open = async (deps: Partial<PageDeps>, asked: Parameters<typeof matchPage>[0] = member) => {
  const match = matchPage(asked, shop)!
  const { payload, status } = await prepare(match, depsOf(shop, deps))
  return { key: match.key, status, found: payload.sources[SCREEN_OPENING] }
}
const reply = { data: { orderId: '7' } }

describe('what a member’s screen asks for first', () => {
  it('is asked in its place and in the member’s name, and comes with a page that is nobody else’s', async () => {
    const asked: unknown[] = []
    const call: PageDeps['call'] = async ({ method, path }, args) => {
      asked.push([method, path, args])
      return reply
    }
    const { key, found } = await open({ member: call })
    expect(asked).toEqual([['GET', contracts.bookingInfo.path, { orderId: '7' }]])
    expect(found).toEqual({ status: 'ready', value: { [openingKey('bookingInfo', { orderId: '7' })]: reply } })
    expect(key).toBeUndefined()
  })

  it('is left to the screen where it is refused, or comes too late', async () => {
    const refused = () => Promise.reject(new CallProblem('forbidden', ''))
    expect((await open({ member: refused })).found).toEqual({ status: 'ready', value: {} })
    const never = () => new Promise(() => undefined)
    expect((await open({ member: never, deadline: 5 })).found).toEqual({ status: 'ready', value: {} })
  })

  it.each(['not-found', 'invalid-request'])(
    'makes the page 404 when the address names what is not there: %s',
    async (code) => {
      const refused = () => Promise.reject(new CallProblem(code, ''))
      const { found, status } = await open({ member: refused })
      expect([found?.status, status]).toEqual(['failed', 404])
      expect((await open({ member: async () => reply })).status).toBe(200)
    },
  )

  it('is asked at an address that is open to all too, and for nobody who is not known', async () => {
    const call = async () => reply
    const here = { ...member, path: '/open-book/7' }
    expect((await open({ member: call }, here)).found?.status).toBe('ready')
    expect((await open({ call }, here)).found).toBeUndefined()
  })
})

describe('what the blocks around a member’s screen read with what the screen says', () => {
  const data = {
    policy: { from: 'refundPolicy', with: { productId: '{{ screen.productId }}' } },
    theirs: { from: 'refundPolicy', with: { productId: '{{ screen.productId + viewer.id }}' } },
    later: { from: 'refundPolicy', load: 'browser', with: { productId: '{{ screen.productId }}' } },
  } as const
  const around = { ...pageOf([]), data, screen: { query: [] } }
  const end = Object.keys(data).map((name) => text(name, `{{ string(${name}) }}`))
  const page = { ...around, blocks: [{ id: SCREEN_BLOCK, widget: 'booking/choose', slots: { end } }] }
  const shop = shopOf({ book: page }, routes)
  const says = { status: 'ready', value: { productId: '650101' } } as const
  const sourcesOf = async (answer: PageDeps['call'], screenValues: ScreenValues = () => says) => {
    const deps = depsOf(shop, { call: answer, member: answer })
    const { payload } = await pagePreparer(...ofShop, screenValues)(matchPage(member, shop)!, deps)
    return payload.sources
  }

  it('comes with the page, but for what the browser alone knows or is told to load', async () => {
    const { screen, policy, theirs, later } = await sourcesOf(async () => reply)
    expect([screen, policy?.status]).toEqual([says, 'ready'])
    expect([theirs?.status, later?.status]).toEqual(['pending', 'pending'])
  })

  it('is left to the browser where it is refused, or the screen says nothing yet', async () => {
    const isPolicy = ({ path }: { readonly path: string }) => path === contracts.refundPolicy.path
    const refused: PageDeps['call'] = async (shape) => {
      if (isPolicy(shape)) throw new CallProblem('forbidden', '')
      return reply
    }
    expect(await sourcesOf(refused)).toMatchObject({ screen: says, policy: { status: 'pending' } })
    const silent = await sourcesOf(
      async () => reply,
      () => undefined,
    )
    expect(silent).toMatchObject({ screen: { status: 'pending' }, policy: { status: 'pending' } })
  })
})

describe('the openings of screens', () => {
  const address = {
    params: { id: '1', orderId: '1', locationCode: 'a' },
    query: () => ({ code: '1', orderNo: '1', id: '1', change: '1' }),
  }
  const opened = Object.values(screens).flatMap(({ code, calls, opening }) =>
    opening ? [{ code, calls, asked: opening(address, { id: 'params.id', service: 'bus', kind: 'retail' }) }] : [],
  )

  /** Questions that are sent as POST (A7). */
  const QUESTIONS = [
    'cartList',
    'cashierOrder',
    'paymentStatus',
    'memberDetails',
    'orderRefundLines',
    'orderRefundInfo',
  ]

  it.each(opened)('of $code only ask, and ask for what its code calls', ({ calls, asked }) => {
    expect(asked).not.toEqual([])
    const names = asked.map(({ name }) => name)
    expect(calls).toEqual(expect.arrayContaining(names))
    expect(names.filter((name) => contracts[name].method !== 'GET' && !QUESTIONS.includes(name))).toEqual([])
  })
})
