import { describe, expect, it } from 'vitest'
import type { Cart, ShownLine } from '../../../schemas/domain/cart.ts'
import { type CartEvent, type CartState, cartTransition, emptyCart } from './cart-flow.ts'

const line = (id: string, more: Partial<ShownLine> = {}): ShownLine => ({
  ...{ id, productId: id, skuId: '1', productName: '沙滩巾', spec: '', picture: '', path: '/goods/1', price: 89 },
  ...{ quantity: 2, isChosen: true, canBuy: true, limits: { single: 5, total: 0, stock: 9 }, most: 5, ...more },
})
const seller = (companyId: string, ...lines: readonly ShownLine[]) => {
  const chosen = lines.filter(({ isChosen }) => isChosen).length
  return { companyId, companyName: companyId, lines: [...lines], chosen, total: chosen * 89 }
}
const cartOf = (...sellers: Cart['sellers']): Cart => ({
  ...{ isMember: true, sellers, invalid: [], count: 2, chosen: 1, total: 89 },
})
const ready = (cart: Cart): CartState => ({ ...emptyCart, cart: { status: 'ready', value: cart } })
const send = (state: CartState, event: CartEvent) => cartTransition(state, event)
const refusal = { code: 'cart-changed', message: '购物车里的商品有变化', isReason: true }

describe('the cart', () => {
  it('[R3] changes one thing at a time', () => {
    const press: CartEvent = { type: 'quantity-pressed', id: 'a', quantity: 3 }
    const { state, effects } = send(ready(cartOf(seller('560', line('a')))), press)
    expect(effects).toEqual([{ do: 'change', change: { call: 'cartChange', args: { id: 'a', quantity: 3 } } }])
    expect(send(state, press).effects).toEqual([])
    expect(send(state, { type: 'loaded', cart: cartOf() }).state.isBusy).toBe(false)
  })

  it('[R7] can be asked for again where it could not be had', () => {
    const failed = send(emptyCart, { type: 'failed', refusal })
    expect(failed.state.cart.status).toBe('failed')
    const again = send(failed.state, { type: 'retried' })
    expect([again.state.cart.status, again.effects]).toEqual(['loading', [{ do: 'load' }]])
  })

  it('[R4] says why there can be no more, or no less', () => {
    const told = (quantity: number, why: 'min' | 'max') =>
      send(ready(cartOf()), { type: 'quantity-blocked', line: line('a', { quantity }), why }).effects
    expect(told(5, 'max')).toEqual([{ do: 'tell', text: '该商品每次只能购买5件' }])
    expect(told(1, 'min')).toEqual([{ do: 'tell', text: '不能再少啦！' }])
    const limitNote = '该商品限购2件，待支付的订单里有 1 件'
    const held = line('a', { quantity: 1, most: 1, limits: { single: 0, total: 2, stock: 9 }, limitNote })
    const press: CartEvent = { type: 'quantity-blocked', line: held, why: 'max' }
    expect(send(ready(cartOf()), press).effects).toEqual([{ do: 'tell', text: limitNote }])
  })

  it('[R5] tells a refusal, and reads the cart anew where the shop gave a reason', () => {
    const before: CartState = { ...ready(cartOf()), isBusy: true }
    expect(send(before, { type: 'refused', refusal })).toMatchObject({
      ...{ state: { isBusy: false }, effects: [{ do: 'tell-failure', text: '购物车里的商品有变化' }, { do: 'load' }] },
    })
    const offline = { code: 'offline', message: '', isReason: false }
    expect(send(before, { type: 'refused', refusal: offline }).effects).toEqual([
      { do: 'tell-failure', text: '没有改成，请重试' },
    ])
    expect(send(before, { type: 'refused', refusal: { ...offline, code: 'not-logged-in' } }).effects).toEqual([])
  })

  it('[R5] reads the cart anew where what was changed is not in it any more: trying again would never help', () => {
    const gone = { code: 'not-found', message: '请求地址失效', isReason: false }
    const before: CartState = { ...ready(cartOf(seller('560', line('a')))), isBusy: true }
    expect(send(before, { type: 'refused', refusal: gone })).toMatchObject({
      state: { isBusy: false },
      effects: [{ do: 'tell-failure', text: '这件商品已经不在购物车里' }, { do: 'load' }],
    })
  })

  it('[R8] tells how many points are lacking, and checks nothing out that they do not pay for', () => {
    const pressed: CartEvent = { type: 'checkout-pressed' }
    const cart = cartOf(seller('560', line('a')))
    const lacking = { ...cart, purse: { points: 10_900, balance: 5_620, lacking: 5_280 } }
    expect(send(ready(lacking), pressed).effects).toEqual([{ do: 'tell', text: '积分不足，还差 5,280 积分' }])
    const enough = { ...cart, purse: { points: 2_900, balance: 5_620, lacking: 0 } }
    expect(send(ready(enough), pressed).effects).toEqual([{ do: 'check-out', ids: ['a'] }])
    const several = { ...lacking, sellers: [...cart.sellers, seller('561', line('c'))] }
    expect(send(ready(several), pressed).state.isSplit, 'one of them may be paid for').toBe(true)
  })

  it('[R6] checks out what is chosen of one seller, and asks which where there are several', () => {
    const pressed: CartEvent = { type: 'checkout-pressed' }
    const own = seller('560', line('a'), line('b', { isChosen: false }))
    expect(send(ready(cartOf(own)), pressed).effects).toEqual([{ do: 'check-out', ids: ['a'] }])
    const two = send(ready(cartOf(own, seller('561', line('c')))), pressed)
    expect([two.state.isSplit, two.effects]).toEqual([true, []])
    const picked = send(two.state, { type: 'seller-picked', companyId: '561' })
    expect([picked.state.isSplit, picked.effects]).toEqual([false, [{ do: 'check-out', ids: ['c'] }]])
    expect(send(ready(cartOf()), pressed).effects).toEqual([{ do: 'tell', text: '请先选择要结算的商品' }])
    expect(send(picked.state, { type: 'checked-out', tempOrderId: 't1' }).effects).toEqual([
      { do: 'open', to: '/retail/orderFill?tempOrderId=t1' },
    ])
  })
})
