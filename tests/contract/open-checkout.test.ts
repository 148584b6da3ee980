import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import type { Contract } from '../../schemas/api/contract.ts'
import { type ContractName, contracts } from '../../schemas/api/contracts.ts'
import { purchaseSchema, type Purchase } from '../../schemas/domain/purchase.ts'
import { catalogue } from '../../src/app/actions.ts'
import { type ActionTools, STOP } from '../../src/kit/action.ts'
import { CallProblem } from '../../src/kit/call.ts'
import { failedCall } from '../../src/kit/failed-call.ts'
import { moduleActions } from '../../src/modules/index.ts'
import { judge, routes } from './shop-pages.ts'
import { mistakes, strictly } from './strict-ajv.ts'

const { calls } = moduleActions['open-checkout']!

const room = {
  ...{ productId: '100101', resourceId: '10010112', usingStartDate: '2026-11-20', usingEndDate: '2026-11-21', num: 1 },
  ...{ passengerDTOs: [], bookPriceTotal: 988 },
}
const dated = { product: '710101', date: '2026-11-20', choices: [{ id: '1', quantity: 2 }] }
const contact = { isShowContactName: true, isShowContactMobile: false, defaultContactName: '林小满' }

/** One purchase of each kind, with all that can be told of it. */
const purchases: { readonly [Kind in Purchase['kind']]: Extract<Purchase, { readonly kind: Kind }> } = {
  goods: {
    ...{ kind: 'goods', product: '680101', package: '1', sku: '2', quantity: 2, group: false, confirmed: true },
    activity: 'SK1',
  },
  'hotel-package': { kind: 'hotel-package', product: '810101', package: '8101011' },
  retail: { kind: 'retail', product: '500101', sku: '1', quantity: 1 },
  play: {
    ...{ kind: 'play', product: '310101', item: '3101011', date: '2026-11-20', quantity: 2, activity: 'A1' },
    ...{ store: '7', contact },
  },
  combo: { kind: 'combo', ...dated, problem: '', activity: 'A1', mainOrder: '90000324', mainOrderUse: '0' },
  vacation: { kind: 'vacation', ...dated },
  presale: { kind: 'presale', ...dated, mainOrder: '90000605' },
  ticket: { kind: 'ticket', ...dated, session: '1' },
  room: { kind: 'room', hotel: 'tcshotel', room, confirmed: false },
}

const kept = { tempOrderId: '0123456789abcdef', checkoutType: 2 }
const answers: Partial<Record<ContractName, unknown>> = {
  productTempOrderCreate: { hasError: false, data: kept },
  saveOrder: { responseCode: '0', shoppingId: kept.tempOrderId },
  savePlayOrder: { responseCode: '0', shoppingId: kept.tempOrderId },
  ticketTempOrderCreate: { hasError: false, data: { id: kept.tempOrderId } },
  hotelCheckPriceChange: { hasError: false, data: { isChange: false, afterPrice: 988 } },
  hotelTempOrderCreate: { hasError: false, data: { tempOrderId: kept.tempOrderId } },
}

type Answer = (endpoint: ContractName, body: object) => Promise<unknown>

const answer: Answer = async (endpoint) => answers[endpoint]

function shop(call: Answer = answer, isLoggedIn = true) {
  const tools = {
    ...{ navigate: vi.fn(), closePopup: vi.fn(), toast: vi.fn(), setState: vi.fn(), scrollToBlock: vi.fn() },
    reload: vi.fn(async () => {}),
    requireLogin: vi.fn(() => isLoggedIn),
    ...{ requirePhone: () => true, here: () => 'https://shop.example/tc-fostay/' },
    call: vi.fn(call),
  }
  const run = (args: object) => catalogue['open-checkout']!(args as never, tools as unknown as ActionTools)
  return { ...tools, run }
}

/** The route of an address, by its path. */
const routeOf = (to: string) => {
  const fits = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(to.split('?')[0]!)
  return routes.find(({ path }) => fits(path))
}

describe.each(Object.entries(purchases))('a purchase of the kind %s', (_kind, buy) => {
  it('is as its schema says', () => {
    expect(mistakes(strictly(purchaseSchema), buy)).toEqual([])
  })

  it('is kept as the contracts of its calls say, and opens the form of an order, with the id of what was kept', async () => {
    const { run, call, navigate } = shop()
    await run({ buy, into: 'order' })
    const sent = call.mock.calls.map(([endpoint, body]) => {
      const contract: Contract = contracts[endpoint]
      return [calls.includes(endpoint), mistakes(strictly(contract.body!), body)]
    })
    expect(sent).toEqual(sent.map(() => [true, []]))
    expect(sent.length).toBeGreaterThan(0)
    const [[to] = ['']] = navigate.mock.calls as [string][]
    expect(routeOf(to)).toMatchObject({ module: 'checkout', screen: 'fill' })
    expect(to).toContain(kept.tempOrderId)
  })

  it('that is refused is told, once and by itself, and leads nowhere', async () => {
    const refusal = new CallProblem('out-of-stock', '库存不足，请重新选择', true)
    const { run, setState, navigate, toast } = shop(() => Promise.reject(refusal))
    expect(await run({ buy, into: 'order' })).toBe(STOP)
    expect(setState.mock.calls).toMatchObject([
      ['order', { status: 'busy' }],
      ['order', { status: 'refused', code: 'out-of-stock', message: '库存不足，请重新选择' }],
    ])
    expect(toast).toHaveBeenCalledExactlyOnceWith('库存不足，请重新选择', expect.any(Number))
    expect(navigate).not.toHaveBeenCalled()
  })

  it('of who is not logged in leads to the login, and the page is as before', async () => {
    const { run, setState, requireLogin, navigate } = shop(() => Promise.reject(failedCall('not-logged-in')), false)
    expect(await run({ buy, into: 'order' })).toBe(STOP)
    expect(requireLogin).toHaveBeenCalledOnce()
    expect(setState.mock.calls.at(-1)).toMatchObject(['order', { status: 'idle' }])
    expect(navigate).not.toHaveBeenCalled()
  })

  it('is sent once, however often it is tapped', async () => {
    const { run, navigate } = shop()
    const outcomes = await Promise.all([run({ buy, into: 'order' }), run({ buy, into: 'order' })])
    expect(outcomes).toEqual([undefined, STOP])
    expect(navigate).toHaveBeenCalledOnce()
  })
})

describe('what the page says', () => {
  it('is out of date is loaded again after a refusal', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { run, reload } = shop(() => Promise.reject(new CallProblem('out-of-stock', '库存不足，请重新选择', true)))
    await run({ buy: purchases.ticket, stale: ['calendar', 'offer'] })
    vi.runAllTimers()
    expect(reload.mock.calls).toEqual([['calendar'], ['offer']])
    vi.useRealTimers()
  })

  it('is told where nobody says why, and only there', async () => {
    const failing = (error: Error) =>
      shop(async () => {
        throw error
      })
    const args = { buy: purchases.play, into: 'saved', failText: '系统开小差了，请稍后再试' }
    const unreasoned = failing(failedCall('no-response'))
    await unreasoned.run(args)
    expect(unreasoned.toast).toHaveBeenCalledExactlyOnceWith('系统开小差了，请稍后再试', expect.any(Number))
    const reasoned = failing(new CallProblem('7', '这一天已经约满', true))
    await reasoned.run(args)
    expect(reasoned.toast).toHaveBeenCalledExactlyOnceWith('这一天已经约满', expect.any(Number))
  })

  it('of what is missing is asked on it, and its state is as before', async () => {
    const { run, toast, scrollToBlock, setState, call } = shop()
    const offer = { hasSkus: false, isTwiceConfirmed: false, packageList: [{}] }
    const buy = { kind: 'goods', product: '650101', package: '' }
    expect(await run({ buy, offer, block: 'packages', into: 'order' })).toBe(STOP)
    expect([toast.mock.calls, scrollToBlock.mock.calls, call.mock.calls]).toEqual([
      [['请选择套餐']],
      [['packages']],
      [],
    ])
    expect(setState.mock.calls.at(-1)).toMatchObject(['order', { status: 'idle' }])
  })

  it('of a changed price is in its state, to ask about', async () => {
    const reply = { hasError: false, data: { isChange: true, afterPrice: 1108 } }
    const { run, setState, navigate } = shop(async () => reply)
    await run({ buy: purchases.room, into: 'check' })
    expect(setState.mock.calls.at(-1)).toMatchObject(['check', { status: 'done', reply }])
    expect(navigate).not.toHaveBeenCalled()
  })
})

const pageWith = (action: object) => ({
  name: 'product',
  file: 'pages/product.json',
  text: JSON.stringify({
    versions: { page: 1 },
    title: '产品详情',
    state: { picker: '' },
    data: {
      product: { from: 'productDetail', with: { id: "{{ default(params.id, default(query.productId, '0')) }}" } },
    },
    blocks: [
      {
        ...{
          id: 'bar',
          widget: 'buy-bar',
          props: { text: '{{ state.picker }}', isBusy: "{{ state.order.status == 'busy' }}" },
        },
        on: { buy: [{ do: 'open-checkout', into: 'order', ...action }] },
      },
    ],
  }),
})

const told = (action: object) => judge(pageWith(action)).problems.map(({ rule, message }) => [rule, message.zh])

describe('its arguments are checked like props', () => {
  const buy = { kind: 'goods', product: '{{ product.id }}' }

  it.each([
    { buy },
    { buy, offer: '{{ product }}', block: 'bar', ask: 'picker' },
    { buy: { ...buy, quantity: 1, group: true } },
  ])('%j is right', (action) => expect(told(action)).toEqual([]))

  it.each<[object, string, string]>([
    [{}, 'action-argument', '缺少参数「buy」（买什么、选了什么）'],
    [{ buy: {} }, 'action-argument', '缺少参数「kind」'],
    [{ buy: { kind: 'good' } }, 'action-argument', '「kind」不能是 "good"，是不是「goods」？'],
    [
      { buy: { ...buy, kind: '{{ product.kind }}' } },
      'action-argument',
      '「kind」不能是 "{{ product.kind }}"，只能是：',
    ],
    [{ buy: { kind: 'goods' } }, 'action-argument', '缺少参数「product」（产品）'],
    [{ buy: { kind: 'room', hotel: 'hotel' } }, 'action-argument', '缺少参数「room」'],
    [{ buy: { ...buy, kind: 'vacation' } }, 'action-argument', '缺少参数「date」（使用日期）「choices」（选了哪几种）'],
    [{ buy: { ...buy, packageId: '1' } }, 'action-argument', '没有参数「packageId」，是不是「package」？'],
    [{ buy: { ...buy, quantity: '{{ product.id }}' } }, 'expression-type', '「quantity」应该是数字，这里得到的是文字'],
    [{ buy, offer: '{{ product.id }}' }, 'expression-type', '「offer」应该是'],
    [{ buy, block: 'packages' }, 'unknown-scroll-target', '本页没有区块「packages」'],
    [{ buy, stale: ['products'] }, 'unknown-reload', '本页没有数据「products」，是不是「product」？'],
    [{ buy, ask: 'pickr' }, 'unknown-state', '本页没有状态「pickr」'],
    [{ buy, ask: '{{ product.id }}' }, 'misplaced-expression', '这里不能写表达式，要直接写名字'],
  ])('%j: %s', (action, rule, words) => {
    expect(told(action)).toEqual([[rule, expect.stringContaining(words)]])
  })
})

describe('the way to the form of an order', () => {
  const files = ['pages', 'pages/parts'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json') && name !== 'routes.json')
      .map((name) => ({ name: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') })),
  )
  const opening = files.filter(({ text }) => text.includes('"open-checkout"'))

  it('is open-checkout on every page and part: none sends a choice by itself, nor reads an answer’s id', () => {
    const own = new RegExp(`"(?:${calls.join('|')})"|tempOrderId|shoppingId|checkoutType`)
    expect(opening.length).toBeGreaterThan(10)
    expect(opening.filter(({ text }) => own.test(text)).map(({ name }) => name)).toEqual([])
    const sending = new RegExp(`"(?:${calls.join('|')})"`)
    expect(files.filter(({ text }) => sending.test(text)).map(({ name }) => name)).toEqual([])
  })
})
