import { describe, expect, it, vi } from 'vitest'
import type { Purchase, PurchaseOf } from '../../../schemas/domain/purchase.ts'
import { type ActionTools, STOP } from '../../kit/action.ts'
import { CallProblem } from '../../kit/call.ts'
import type { OpenCheckoutArgs } from './index.ts'
import openCheckout from './open-checkout-action.ts'

const choice: PurchaseOf<'room'>['room'] = {
  ...{ productId: '100101', resourceId: '10010112', usingStartDate: '2026-11-20', usingEndDate: '2026-11-21', num: 1 },
  ...{ passengerDTOs: [], bookPriceTotal: 988 },
}
const room: PurchaseOf<'room'> = { kind: 'room', hotel: 'casahotel', room: choice }
const choices = [{ id: 't1', quantity: 2 }]

/** The shop's answers, by endpoint. */
const answers: Readonly<Record<string, unknown>> = {
  productTempOrderCreate: { data: { tempOrderId: 'k1', checkoutType: 2 } },
  saveOrder: { responseCode: '0', shoppingId: 'k1' },
  savePlayOrder: { responseCode: '0', shoppingId: 'k1' },
  ticketTempOrderCreate: { data: { id: 'k1' } },
  hotelTempOrderCreate: { data: { tempOrderId: 'k1' } },
  hotelCheckPriceChange: { data: { isChange: false, afterPrice: 988 } },
}

async function run(args: OpenCheckoutArgs, { isLoggedIn = true, hasPhone = true, more = {}, query = '' } = {}) {
  const done: [string, ...unknown[]][] = []
  const tool =
    (name: string) =>
    (...given: unknown[]) =>
      void done.push([name, ...given])
  const tools = {
    ...{ toast: tool('toast'), setState: tool('setState'), scrollToBlock: tool('scrollToBlock') },
    ...{ navigate: tool('navigate'), closePopup: tool('closePopup'), requireLogin: vi.fn(() => isLoggedIn) },
    ...{ requirePhone: () => hasPhone, here: () => `https://shop.example/tc-fostay/goods/1${query}` },
    call: async (endpoint: string, body: unknown, loading?: string) => {
      done.push(['call', endpoint, body, loading])
      return { ...answers, ...more }[endpoint]
    },
  }
  const outcome = await openCheckout(args, tools as unknown as ActionTools)
  return { outcome, done, asked: tools.requireLogin.mock.calls.length }
}

const offer = { hasSkus: true, isTwiceConfirmed: true, packageList: [{}], groupProduct: { mayOpen: false } }
const goods = { kind: 'goods', product: '670101' } as const
const places = { offer, block: 'packages', ask: 'picker' }

it.each([
  ['goods', goods],
  ['a room, whose price is checked before', room],
] as const)('[R15] of %s leads to the orders to pay, where one of them has all that there may be', async (_, buy) => {
  const done: unknown[] = []
  const call = () => Promise.reject(new CallProblem('order-unpaid', '还有待支付的同款订单，请先支付或取消'))
  const tools = {
    ...{ call, requireLogin: () => true, requirePhone: () => true, toast: vi.fn() },
    ...{ closePopup: () => done.push('close'), navigate: (to: string) => done.push(to) },
  }
  const buying = openCheckout({ buy }, tools as unknown as ActionTools)
  await expect(buying).rejects.toThrow('还有待支付的同款订单')
  expect(done).toEqual(['close', '/order?tab=unpaid'])
})

describe('what is missing is asked for', () => {
  it.each<[string, Purchase, [string, ...unknown[]][]]>([
    ['a qualification', { ...goods, group: true }, [['toast', '不符合开团资质']]],
    [
      'a package',
      goods,
      [
        ['toast', '请选择购买的产品'],
        ['scrollToBlock', 'packages'],
      ],
    ],
    ['a confirmation', { ...goods, package: '1' }, [['setState', 'picker', 'confirm']]],
    ['specs', { ...goods, package: '1', confirmed: true }, [['setState', 'picker', 'buy']]],
  ])('[R14] %s, and nothing is sent', async (_what, buy, wanted) => {
    expect(await run({ buy, ...places })).toEqual({ outcome: STOP, done: wanted, asked: 0 })
  })

  it('[R14] specs of a team, in the picker of a team', async () => {
    const of = { hasSkus: true, isTwiceConfirmed: false, groupProduct: { mayOpen: true } }
    const { done } = await run({ buy: { ...goods, group: true }, offer: of, ask: 'picker' })
    expect(done).toEqual([['setState', 'picker', 'group']])
  })

  it('[R14] a quantity', async () => {
    const { outcome, done } = await run({ buy: { kind: 'vacation', product: '1', date: '2026-11-20', choices: [] } })
    expect([outcome, done]).toEqual([STOP, [['toast', '请选择数量']]])
  })

  it('[R14] by the shop itself where the page has no place to ask', async () => {
    const { done } = await run({ buy: { ...goods, package: '1' }, offer })
    expect(done.map(([what]) => what)).toEqual(['call', 'closePopup', 'navigate'])
  })
})

describe('what was chosen', () => {
  const dated = { product: '1', date: '2026-11-20', choices }
  const contact = { isShowContactName: true, isShowContactMobile: true }
  const saved = { productId: '1', departureDate: '2026-11-20', choices: [{ productId: 't1', useCopies: 2 }] }

  it.each<[Purchase, string, unknown, string]>([
    [{ ...goods, package: '', sku: '' }, 'productTempOrderCreate', { productId: '670101' }, '/2/checkout/k1'],
    [
      { ...goods, package: 'p', sku: 's', quantity: 2, group: true, activity: 'KJ' },
      'productTempOrderCreate',
      { productId: '670101', packageId: 'p', skuId: 's', quantity: 2, isGroup: true, activityCode: 'KJ' },
      '/2/checkout/k1?activityCode=KJ',
    ],
    [
      { kind: 'hotel-package', product: '810101', package: 'p' },
      'productTempOrderCreate',
      { productId: '810101', packageId: 'p' },
      '/hotelpackage/checkout?tempOrderId=k1',
    ],
    [
      { kind: 'retail', product: '500101', sku: 's', quantity: 3 },
      'productTempOrderCreate',
      { productId: '500101', skuId: 's', quantity: 3 },
      '/retail/orderFill?tempOrderId=k1',
    ],
    [
      { kind: 'play', product: '310101', item: 'i', date: '', quantity: 2, contact },
      'savePlayOrder',
      { id: '310101', productId: 'i', useCopies: 2 },
      '/play/orderEdit/k1?activityCode=&storeId=&isShowContactName=true&isShowContactMobile=true&defaultContactName=',
    ],
    [
      {
        kind: 'play',
        product: '310101',
        item: 'i',
        date: '2026-11-20',
        quantity: 2,
        activity: 'A1',
        store: '7',
        contact,
      },
      'savePlayOrder',
      { id: '310101', productId: 'i', useCopies: 2, useDate: '2026-11-20', activityCode: 'A1' },
      '/play/orderEdit/k1?activityCode=A1&storeId=7&isShowContactName=true&isShowContactMobile=true&defaultContactName=',
    ],
    [
      { kind: 'combo', ...dated, problem: '', activity: 'A1', mainOrder: '9', mainOrderUse: '0' },
      'saveOrder',
      { ...saved, activityCode: 'A1', mainOrderId: '9' },
      '/productDetailOrderFill/k1?activityCode=A1&mainOrderId=9&mainOrderUseNum=0',
    ],
    [{ kind: 'vacation', ...dated }, 'saveOrder', saved, '/vacation/orderfill?shoppingId=k1'],
    [
      { kind: 'presale', ...dated, mainOrder: '9' },
      'saveOrder',
      { ...saved, mainOrderId: '9' },
      '/presale/orderFill/1?shoppingId=k1',
    ],
    [
      { kind: 'ticket', ...dated, session: 'm' },
      'ticketTempOrderCreate',
      '{"productId":"1","saleDate":"2026-11-20","sessionId":"m","resources":[{"resourceId":"t1","count":2}]}',
      '/bookStore/k1',
    ],
    [
      { kind: 'ticket', ...dated, date: '', session: '' },
      'ticketTempOrderCreate',
      '{"productId":"1","resources":[{"resourceId":"t1","count":2}]}',
      '/bookStore/k1',
    ],
    [{ ...room, confirmed: true }, 'hotelTempOrderCreate', choice, '/casahotel/orderFill/k1'],
  ])('[R15] as %j is kept by %s as %j, and its form opens', async (buy, endpoint, reqDtos, to) => {
    const { outcome, done } = await run({ buy })
    expect(outcome).toBeUndefined()
    expect(done).toEqual([['call', endpoint, { reqDtos }, '提交中...'], ['closePopup'], ['navigate', to]])
  })

  it('[R15] opens nothing for an answer that names nothing kept', async () => {
    const buy = { kind: 'vacation', ...dated } as const
    await expect(run({ buy }, { more: { saveOrder: { responseCode: '0' } } })).rejects.toMatchObject({
      code: 'malformed',
    })
  })
})

describe('the login', () => {
  it.each<[string, Purchase]>([
    ['a team', { ...goods, group: true }],
    ['a room', room],
  ])('[R16] comes first for %s', async (_what, buy) => {
    expect(await run({ buy }, { isLoggedIn: false })).toEqual({ outcome: STOP, done: [], asked: 1 })
    expect((await run({ buy })).done.at(-1)?.[0]).toBe('navigate')
  })

  it('[R16] comes before the specs of a team, and not for a team that may not be opened', async () => {
    const buy = { ...goods, group: true }
    const mayOpen = { ...offer, groupProduct: { mayOpen: true } }
    expect(await run({ buy, ...places, offer: mayOpen }, { isLoggedIn: false })).toMatchObject({ done: [], asked: 1 })
    expect(await run({ buy, ...places }, { isLoggedIn: false })).toMatchObject({ asked: 0 })
  })

  it('[R16] is otherwise asked for by what is kept', async () => {
    expect((await run({ buy: goods }, { isLoggedIn: false })).asked).toBe(0)
  })
})

describe('the phone', () => {
  it('[R20] comes before anything is kept, and after what is still to be chosen', async () => {
    const buy = { kind: 'ticket', product: '1', date: '2026-11-20', session: '', choices } as const
    expect(await run({ buy }, { hasPhone: false })).toMatchObject({ outcome: STOP, done: [] })
    expect((await run({ buy: goods, ...places }, { hasPhone: false })).done[0]).toEqual(['toast', '请选择购买的产品'])
  })
})

describe('where a purchase comes from', () => {
  it('[R21] goes from the address of the page into that of the form', async () => {
    const query = '?trackCode=t1&spellCode=s1&brandResourceCode=b1&product_detail_souce=home&code=900002&token=x'
    const buy = { kind: 'ticket', product: '1', date: '2026-11-20', session: '', choices } as const
    const { done } = await run({ buy }, { query })
    expect(done.at(-1)).toEqual([
      'navigate',
      '/bookStore/k1?trackCode=t1&spellCode=s1&brandResourceCode=b1&product_detail_souce=home&code=900002',
    ])
  })

  it('[R21] is for a play also the flash sale that it was opened from (B2.6)', async () => {
    const buy: Purchase = {
      ...{ kind: 'play', product: '310101', item: 'i', date: '', quantity: 1, activity: 'SK1' },
      contact: { isShowContactName: true, isShowContactMobile: true },
    }
    const { done } = await run({ buy }, { query: '?isActivity=1&sessionId=x1&seckillActivityId=7002' })
    expect(done.at(-1)?.[1]).toBe(
      '/play/orderEdit/k1?activityCode=SK1&storeId=&isShowContactName=true&isShowContactMobile=true' +
        '&defaultContactName=&isActivity=1&sessionId=x1&seckillActivityId=7002',
    )
  })
})

describe('the price of a room', () => {
  it('[R17] is checked before the room is kept', async () => {
    const { done } = await run({ buy: room })
    expect(done).toEqual([
      ['call', 'hotelCheckPriceChange', { reqDtos: choice }, '加载中...'],
      ['call', 'hotelTempOrderCreate', { reqDtos: choice }, '提交中...'],
      ['closePopup'],
      ['navigate', '/casahotel/orderFill/k1'],
    ])
  })

  it('[R17] that changed is given to the page, and nothing is kept', async () => {
    const changed = { data: { isChange: true, afterPrice: 1108 } }
    const { outcome, done } = await run({ buy: room }, { more: { hotelCheckPriceChange: changed } })
    expect(outcome).toEqual(changed)
    expect(done.map(([, endpoint]) => endpoint)).toEqual(['hotelCheckPriceChange'])
  })
})
