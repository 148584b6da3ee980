import { describe, expect, it } from 'vitest'
import type { CheckoutEffect, CheckoutEvent } from './checkout-events.ts'
import { checkoutTransition } from './checkout-flow.ts'
import {
  addressOf,
  type FormRequest,
  type CheckoutState,
  emptyCheckout,
  isFormKnown,
  isPriceOnItsWay,
} from './checkout-state.ts'
import { EMPTY } from './checkout-draft.ts'
import { coupons, fakeInfo, fakeMember, home, identity, office, priced } from './fake-order.ts'

const asked = (over: Partial<FormRequest> = {}): FormRequest => ({ ...emptyCheckout.asked, ...over })
const opened = (over: Partial<FormRequest> = {}) => ({ type: 'opened', asked: asked(over), draft: undefined }) as const
const info = (over?: Parameters<typeof fakeInfo>[0], turn = 1) =>
  ({ type: 'info-loaded', turn, info: fakeInfo(over) }) as const
const member = { type: 'member-loaded', member: fakeMember } as const
const addresses = (...list: readonly (typeof home)[]) => ({ type: 'addresses-loaded', addresses: list }) as const
const change = (part: Partial<CheckoutState['draft']>) => ({ type: 'changed', part }) as const
const submit = { type: 'submit-pressed' } as const
const checked = { type: 'checked' } as const
const booked = { type: 'booked', orderId: '200000000000000001' } as const
const refusal = (code: string, message: string, isReason = true) => ({ code, message, isReason })
const refused = (code: string, message = '') => ({ type: 'refused', refusal: refusal(code, message) }) as const
const offline = refusal('no-response', '请求超时', false)

/** The member's form of a boat trip, as it is shown. */
const shown: readonly CheckoutEvent[] = [opened(), info(), member]

function after(...events: readonly CheckoutEvent[]): {
  readonly state: CheckoutState
  readonly effects: CheckoutEffect[]
} {
  let state = emptyCheckout
  const effects: CheckoutEffect[] = []
  for (const event of events) {
    const next = checkoutTransition(state, event)
    state = next.state
    effects.push(...next.effects)
  }
  return { state, effects }
}
const of = <Do extends CheckoutEffect['do']>(effects: readonly CheckoutEffect[], what: Do) =>
  effects.filter((effect): effect is CheckoutEffect & { do: Do } => effect.do === what)
const told = (effects: readonly CheckoutEffect[]) => of(effects, 'tell').map(({ text }) => text)
/** What the last event of these leads to. */
const last = (...events: readonly CheckoutEvent[]) =>
  checkoutTransition(after(...events.slice(0, -1)).state, events.at(-1)!).effects

describe('what is to be ordered', () => {
  it('[R1] is asked for with the coupon of the address, and so is its member', () => {
    expect(after(opened({ couponId: '9012' })).effects).toEqual([
      { do: 'load-info', turn: 1, couponId: '9012' },
      { do: 'load-member' },
    ])
  })

  it('[R1] brings the coupons, and what its activity takes off, once its member is known', () => {
    const promotion = { type: 2, activityId: '7', cutId: '70' } as const
    expect(of(after(opened(), info({ promotion })).effects, 'load-coupons')).toEqual([])
    expect(last(opened(), info({ promotion }), member)).toEqual([
      { do: 'load-coupons', turn: 1, info: fakeInfo({ promotion }), mobile: '13800000003' },
      { do: 'load-discount', turn: 1, info: fakeInfo({ promotion }), memberId: '900003' },
    ])
  })

  it('[R1] hears of the coupons, and of what is taken off, for what is shown alone', () => {
    const less = (turn: number, discount: number): CheckoutEvent => ({ type: 'discount-loaded', turn, discount })
    const again = [...shown, { type: 'counted' }, info({}, 2)] as const
    expect(after(...again, less(2, 30), less(1, 15)).state.discount).toEqual({ status: 'ready', value: 30 })
    expect(after(...again, { type: 'coupons-loaded', turn: 1, coupons }).state.coupons.usable).toEqual([])
    expect(after(...again, { type: 'coupons-loaded', turn: 2, coupons }).state.coupons).toEqual(coupons)
  })

  it('[R22] hears of a flash sale by its own word before that of the address', () => {
    const origin = { isActivity: '1', seckillActivityId: '7002' }
    const promotion = { type: 2, activityId: '7', cutId: '70' } as const
    const discountOf = (over?: Parameters<typeof fakeInfo>[0]) =>
      of(after(opened({ origin }), info(over), member).effects, 'load-discount')[0]?.info.promotion
    expect([discountOf(), discountOf({ promotion })]).toEqual([{ type: 1, activityId: '7002' }, promotion])
  })

  it('[R1] is ordered all the same when its member can’t be had', () => {
    const { state, effects } = after(opened(), info(), { type: 'member-failed', refusal: offline })
    expect([isFormKnown(state), of(effects, 'load-coupons')[0]?.mobile]).toEqual([true, ''])
  })

  it('[R1, R9] with a coupon that the visit kept, shows what came with the page until it is known with that one', () => {
    const open = { ...opened(), draft: { ...EMPTY, couponId: '2' } }
    const { state, effects } = after(open, info({}, 0), member)
    expect(of(effects, 'load-info')).toEqual([
      { do: 'load-info', turn: 0, couponId: '' },
      { do: 'load-info', turn: 1, couponId: '2' },
    ])
    expect([state.info.status, isPriceOnItsWay(state)]).toEqual(['ready', true])
    expect(told(checkoutTransition(state, submit).effects)).toEqual(['加载中...'])
    const less = checkoutTransition(state, info({ priceDetail: priced(2) }, 1)).state
    expect([less.info, isPriceOnItsWay(less)]).toMatchObject([{ value: { priceDetail: { bookPriceTotal: 2 } } }, false])
    expect(checkoutTransition(less, info({}, 0)).state, 'too late').toEqual(less)
    expect(of(checkoutTransition(less, open).effects, 'load-info')).toHaveLength(1)
    const lost = { type: 'info-failed', turn: 0, refusal: offline } as const
    expect(after(open, lost).state.info.status, 'the other one is on its way').toBe('loading')
  })

  it('[R1] hears the last answer alone, and keeps what the buyer sees until it is there', () => {
    const two = after(...shown, { type: 'coupon-picked', couponId: '2' }, { type: 'coupon-picked', couponId: '1' })
    const early = checkoutTransition(two.state, info({ priceDetail: priced(1) }, 2)).state
    expect(early.info).toEqual(two.state.info)
    expect(checkoutTransition(early, info({ priceDetail: priced(2) }, 3)).state.info).toMatchObject({
      ...{ status: 'ready', value: { priceDetail: { bookPriceTotal: 2 } } },
    })
  })

  it('[R7] is not ordered before the price of what was just chosen is here, or can’t be had', () => {
    const wait = [{ do: 'tell', text: '加载中...' }]
    const picked = { type: 'coupon-picked', couponId: '1' } as const
    const counting = { type: 'quantity-changed', quantity: 2 } as const
    expect([last(...shown, picked, submit), last(...shown, counting, submit)]).toEqual([wait, wait])
    const failed = { type: 'info-failed', turn: 2, refusal: offline } as const
    expect(last(...shown, picked, info({}, 2), submit)).toMatchObject([{ do: 'check' }])
    expect(last(...shown, picked, failed, submit)).toMatchObject([{ do: 'check' }])
  })

  it('[R1] that can’t be asked for anew stays, and says so', () => {
    const failed = { type: 'info-failed', turn: 2, refusal: offline } as const
    const { state, effects } = after(...shown, { type: 'coupon-picked', couponId: '1' }, failed)
    expect([state.info.status, told(effects)]).toEqual(['ready', ['请求超时']])
  })

  it('[R2] that could not be had at first is asked for again', () => {
    const { state } = after(opened(), { type: 'info-failed', turn: 1, refusal: offline })
    expect(state.info).toEqual({ status: 'failed', refusal: offline })
    expect(checkoutTransition(state, { type: 'retried' })).toMatchObject({
      ...{ state: { info: { status: 'loading' } }, effects: [{ do: 'load-info', turn: 2 }] },
    })
  })

  it('[R2] that could not be had at first is asked for again with its member, if that one failed too', () => {
    const failed = { type: 'info-failed', turn: 1, refusal: offline } as const
    const noMember = { type: 'member-failed', refusal: offline } as const
    expect(last(opened(), member, failed, { type: 'retried' }).map((effect) => effect.do)).toEqual(['load-info'])
    const { state, effects } = after(opened(), noMember, failed, { type: 'retried' })
    expect([state.member.status, ...effects.slice(-2).map((effect) => effect.do)]).toEqual([
      ...['loading', 'load-info', 'load-member'],
    ])
  })

  it('[R2] is not there when its address holds no id, or what can’t be one', () => {
    const failed = { type: 'info-failed', turn: 1, refusal: refusal('invalid-request', '请求参数有误') } as const
    expect(after(opened(), failed).state.info).toMatchObject({ status: 'failed', refusal: { code: 'not-found' } })
    expect(last(opened({ couponId: '?' }), failed), '[R9] or what can’t be a coupon').toEqual([
      { do: 'load-info', turn: 2, couponId: '' },
    ])
  })

  it('[R3] leads to its cashier when it is an order already, and else back', () => {
    const made = { problem: { code: 'ordered', message: '这个订单已经提交，请去付款', orderId: '90000311' } }
    const confirm = { type: 'problem-confirmed' } as const
    expect(last(opened(), info(made), confirm)).toEqual([{ do: 'open-cashier', orderId: '90000311' }])
    expect(last(opened(), info(made), { type: 'left' })).toEqual([{ do: 'go-back' }])
    const gone = { problem: { code: '1', message: '当前商品已下架' } }
    expect(last(opened(), info(gone), confirm)).toEqual([{ do: 'go-back' }])
    expect(after(opened(), info(gone), confirm).state.isLeft, 'the way back would only close what asks').toBe(true)
  })

  it('[R3] that can’t be ordered is not: nothing else of it is asked for', () => {
    const gone = info({ problem: { code: '1', message: '当前商品已下架' }, needsAddress: true })
    expect(after(opened(), gone, member, submit).effects.map((effect) => effect.do)).toEqual([
      ...['load-info', 'load-member'],
    ])
  })

  const [known, unknown] = [
    ['1', '4', undefined],
    ['0', '5', 'x', ''],
  ]

  it.each(unknown)('[R13] of the checkout %j is not there', (checkout) => {
    expect(after({ ...opened(), checkout }).effects).toEqual([{ do: 'open-not-found' }])
  })

  it.each(known)('[R13] of the checkout %j is', (checkout) => {
    expect(after({ ...opened(), checkout }).effects[0]).toMatchObject({ do: 'load-info' })
  })
})

describe('what is typed', () => {
  it('[R4] is kept at once, and is there when the form is opened again', () => {
    const { state, effects } = after(...shown, change({ remark: '靠窗' }), change({ contact: { name: '林小满' } }))
    const draft = { ...EMPTY, remark: '靠窗', contact: { name: '林小满' } }
    expect([state.draft, effects.at(-1)]).toEqual([draft, { do: 'keep', draft }])
    expect(after({ ...opened(), draft }).state.draft).toEqual(draft)
  })

  it('[R4] is forgotten when the answer was lost, and it is an order already', () => {
    const made = { problem: { code: 'ordered', message: '这个订单已经提交，请去付款', orderId: '90000311' } }
    expect(last(opened(), member, info(made))).toEqual([{ do: 'keep', draft: undefined }])
  })

  it('[R4] is forgotten once it is ordered', () => {
    expect(last(...shown, submit, checked, booked)[0]).toEqual({ do: 'keep', draft: undefined })
    expect(after(...shown, submit, checked, booked, change({ remark: '晚了' })).effects.at(-1)).not.toMatchObject({
      draft: { remark: '晚了' },
    })
  })

  it('[R6] that is wrong is told once, beside its field; what is mended is mended at once, the rest waits', () => {
    const wrong = [opened(), info(), { ...member, member: { ...fakeMember, namech: '', phone: '1' } }, submit]
    const { state, effects } = after(...wrong)
    expect([told(effects), state.lacks, state.tries]).toEqual([
      ...[[], { name: '请填写姓名', phone: '请输入正确的手机号' }, 1],
    ])
    expect(of(effects, 'check')).toEqual([])
    const mended = checkoutTransition(state, change({ contact: { name: '林小满' } })).state
    expect([mended.lacks, mended.tries]).toEqual([{ phone: '请输入正确的手机号' }, 1])
    expect(checkoutTransition(mended, change({ contact: { phone: '2' } })).state.lacks).toEqual(mended.lacks)
  })

  it('[R6] does not matter while an address is missing: 请选择收货地址', () => {
    const post = info({ needsAddress: true, travellers: identity })
    expect(told(after(opened(), post, member, addresses(), submit).effects)).toEqual(['请选择收货地址'])
  })
})

describe('ordering', () => {
  it('[R7] asks whether it can be ordered, orders it as it was asked about, and goes to the cashier in its place', () => {
    const order = {
      ...{ contacts: { name: '顾长风', phone: '13800000003' }, passengers: [], remark: '靠窗' },
      ...{ couponId: '2', bookPriceTotal: 591.6 },
    }
    const used = info({ coupon: { couponId: '2', couponName: '玩乐满减券' } })
    const events = [opened(), used, member, change({ remark: ' 靠窗 ' }), submit] as const
    expect(last(...events)).toEqual([{ do: 'check', order }])
    expect(last(...events, checked)).toEqual([{ do: 'book', order }])
    expect(last(...events, checked, booked).slice(-2)).toEqual([
      { do: 'record-order', orderId: booked.orderId },
      { do: 'open-cashier', orderId: booked.orderId },
    ])
  })

  it('[R7] is done once, however often the button is pressed', () => {
    const { effects } = after(...shown, submit, submit, checked, submit, checked, booked, submit)
    expect([of(effects, 'check').length, of(effects, 'book').length]).toEqual([1, 1])
  })

  it('[R7] ends for who leaves while it is asked whether it can be; who leaves later orders once, however soon they are back', () => {
    const left = { type: 'closed' } as const
    expect(after(...shown, submit, left, checked).state.step).toBe('filling')
    const { state, effects } = after(...shown, submit, checked, left, opened(), submit, booked, left, submit)
    expect([state.step, of(effects, 'check').length, of(effects, 'book').length]).toEqual(['booked', 1, 1])
  })

  it('[R7] is at the price that the buyer was shown, whatever comes meanwhile', () => {
    const again = info({ priceDetail: priced(880) }, 2)
    const { effects } = after(...shown, submit, { type: 'retried' }, again, checked)
    expect(of(effects, 'book')[0]?.order).toMatchObject({ bookPriceTotal: 591.6 })
  })

  it('[R7] is not begun before it is known what is ordered', () => {
    expect(of(after(opened(), member, submit).effects, 'check')).toEqual([])
  })
})

describe('a refusal', () => {
  it('[R8] frees the form, with all that was typed, and says why', () => {
    const { state, effects } = after(...shown, change({ remark: '靠窗' }), submit, checked, refused('1', '库存不足'))
    expect([state.step, state.draft.remark, told(effects)]).toEqual(['filling', '靠窗', ['库存不足']])
    expect(checkoutTransition(state, submit).effects).toMatchObject([{ do: 'check' }])
  })

  it('[R8] for an order of one’s own that holds it asks for that one, which leads to its cashier', () => {
    const { state, effects } = after(...shown, submit, refused('order-unpaid', '还有待支付的同款订单，请先支付或取消'))
    expect([state.step, told(effects), effects.at(-1)]).toEqual([
      ...['filling', [], { do: 'load-info', turn: 2, couponId: '' }],
    ])
    const held = { problem: { code: 'order-unpaid', message: '还有待支付的同款订单', orderId: '90000301' } }
    const kept = checkoutTransition(state, info(held, 2))
    expect(of(kept.effects, 'keep'), 'what was typed is there when that one is cancelled').toEqual([])
    expect(checkoutTransition(kept.state, { type: 'problem-confirmed' }).effects).toEqual([
      { do: 'open-cashier', orderId: '90000301' },
    ])
  })

  it('[R8] for too many that wait for their money is an alert that leads to them, and back to what was typed', () => {
    const { state, effects } = after(
      ...shown,
      change({ remark: '靠窗' }),
      submit,
      refused('unpaid-first', '请先支付或取消'),
    )
    expect([state.dialog, told(effects), state.step]).toEqual([
      { kind: 'unpaid', message: '请先支付或取消' },
      [],
      'filling',
    ])
    const led = checkoutTransition(state, { type: 'left' })
    expect([led.state.dialog, led.state.draft.remark, led.effects]).toEqual([
      undefined,
      '靠窗',
      [{ do: 'open-unpaid' }],
    ])
    expect(checkoutTransition(state, { type: 'closed' })).toMatchObject({
      state: { step: 'filling' },
      effects: [],
    })
  })

  it('[R8] for what was chosen too long ago (8440001) is an alert that leads back', () => {
    const { state, effects } = after(...shown, submit, refused('8440001', 'old'))
    const message = '停留时间较长，资源可能更新，请返回选择资源页，重新选择'
    expect([state.dialog, told(effects)]).toEqual([{ kind: 'stale', message }, []])
    const left = checkoutTransition(state, { type: 'left' })
    expect([left.state.dialog, left.effects]).toEqual([undefined, [{ do: 'go-back' }]])
  })

  it('[R8] for another price asks for that one, and orders at it when it is accepted', () => {
    const { state, effects } = after(...shown, submit, checked, refused('price-changed', '价格有变化'))
    expect(state.dialog).toEqual({ kind: 'reprice', message: '价格有变化', before: 591.6 })
    expect(effects.at(-1)).toEqual({ do: 'load-info', turn: 2, couponId: '' })
    const known = checkoutTransition(state, info({ priceDetail: priced(620) }, 2)).state
    const accepted = checkoutTransition(known, { type: 'price-accepted' })
    expect([accepted.state.dialog, accepted.effects]).toMatchObject([
      ...[undefined, [{ do: 'check', order: { bookPriceTotal: 620 } }]],
    ])
    expect(checkoutTransition(accepted.state, { type: 'price-accepted' }).effects).toEqual([])
  })

  it('[R8] for another price that is not wanted leaves the form as it is', () => {
    const { state } = after(...shown, submit, refused('price-changed'))
    expect(checkoutTransition(state, { type: 'closed' })).toMatchObject({
      ...{ state: { step: 'filling' }, effects: [] },
    })
  })
})

describe('points and coins', () => {
  const switched = { type: 'deduction-switched', deductionType: 1, isUsed: true } as const

  it('[R18] stand in the address, are kept, and the price is asked for with them', () => {
    expect(last(...shown, switched)).toEqual([
      { do: 'remember-deductions', usePoints: true },
      { do: 'keep', draft: { ...EMPTY, usePoints: true } },
      { do: 'load-info', turn: 2, couponId: '', usePoints: true },
    ])
    expect(last(...shown, { ...switched, deductionType: 2 }).at(-1)).toEqual({
      ...{ do: 'load-info', turn: 2, couponId: '', useCoins: true },
    })
  })

  it.each([
    ['as the address says', true, false, true],
    ['as they were kept, where it says nothing', undefined, true, true],
  ])('[R18] are used on the way back %s', (_when, usePoints, kept, used) => {
    const draft = { ...EMPTY, usePoints: kept }
    expect(last({ ...opened({ usePoints }), draft })).toContainEqual({
      ...{ do: 'load-info', turn: 1, couponId: '', usePoints: used },
    })
  })

  it.each([{ usePoints: true }, { useCoins: true }])(
    '[R1, R18] that the visit kept show what came with the page until it is known with them: %o',
    (kept) => {
      const { state, effects } = after({ ...opened(), draft: { ...EMPTY, ...kept } }, info({}, 0), member)
      expect(of(effects, 'load-info')).toEqual([
        { do: 'load-info', turn: 0, couponId: '' },
        { do: 'load-info', turn: 1, couponId: '', ...kept },
      ])
      expect([state.info.status, isPriceOnItsWay(state)]).toEqual(['ready', true])
    },
  )

  it('[R18] that were kept as not used are asked for as ever, once', () => {
    const { effects } = after({ ...opened(), draft: { ...EMPTY, usePoints: false } })
    expect(of(effects, 'load-info')).toHaveLength(1)
  })

  it('[R18] are ordered as the price was shown with them', () => {
    const points = { deductionType: 1, name: '积分', balance: 9, most: 9, amount: 9, deduction: 0.09 } as const
    const used = info({ deductions: [{ ...points, isUsed: true }] })
    const [sent] = last(opened({ usePoints: true }), used, member, submit)
    expect(sent).toMatchObject({ do: 'check', order: { usePoints: true } })
  })
})

describe('a coupon', () => {
  it('[R9] stands in the address, is kept, and the price is asked for with it', () => {
    expect(last(...shown, { type: 'coupon-picked', couponId: '2' })).toEqual([
      { do: 'remember-coupon', couponId: '2' },
      { do: 'keep', draft: { ...EMPTY, couponId: '2' } },
      { do: 'load-info', turn: 2, couponId: '2' },
    ])
  })

  it.each([
    ['where the address names none', '', '2', '2'],
    ['as the address names it', '1', '2', '1'],
    ['not at all when none was picked', '', '', ''],
  ])('[R9] is used after the way over the addresses %s', (_when, inAddress, kept, used) => {
    const draft = { ...EMPTY, couponId: kept }
    expect(last({ ...opened({ couponId: inAddress }), draft })).toContainEqual({
      ...{ do: 'load-info', turn: 1, couponId: used },
    })
  })

  it('[R9] that is used already is asked for no more', () => {
    expect(last(...shown, { type: 'coupon-picked', couponId: '2' }, { type: 'coupon-picked', couponId: '2' })).toEqual(
      [],
    )
  })

  it('[R9] that could not be used is given up by picking none', () => {
    const refused = [opened({ couponId: '9' }), info({ couponProblem: '优惠券不可用：未满足使用门槛' }), member]
    expect(last(...refused, { type: 'coupon-picked', couponId: '' }).at(-1)).toEqual({
      ...{ do: 'load-info', turn: 2, couponId: '' },
    })
  })

  it('[R9] is not changed under an order that is on its way', () => {
    expect(last(...shown, submit, { type: 'coupon-picked', couponId: '2' })).toEqual([])
  })
})

describe('what goes by post', () => {
  const post = [opened({ addressId: '2' }), info({ needsAddress: true }), member] as const

  it('[R10] asks for the addresses once, and waits for them', () => {
    const { state, effects } = after(...post, { ...info({ needsAddress: true }), turn: 1 })
    expect([of(effects, 'load-addresses').length, isFormKnown(state)]).toEqual([1, false])
    expect(isFormKnown(checkoutTransition(state, addresses(home, office)).state)).toBe(true)
  })

  it('[R10] goes to the address that was picked, else to the default one, and to whom it names', () => {
    const { effects } = after(...post, addresses(home, office), submit)
    expect(of(effects, 'check')[0]?.order).toMatchObject({
      ...{ addressId: '2', contacts: { name: '林晚', phone: '13900000032' } },
    })
    expect(addressOf(after(...post, addresses(home)).state)).toEqual(home)
  })

  it('[R10] leads to the addresses, or to a new one where there is none', () => {
    const press = { type: 'address-pressed' } as const
    const keep = (couponId: string) => ({ do: 'keep', draft: { ...EMPTY, couponId } })
    expect(last(...post, addresses(home, office), press)).toEqual([keep(''), { do: 'choose-address', addressId: '2' }])
    expect(last(...post, addresses(), press)).toEqual([keep(''), { do: 'add-address' }])
    const [, ...rest] = post
    expect(last(opened({ couponId: '9' }), ...rest, addresses(), press), 'with the coupon').toContainEqual(keep('9'))
  })

  it('[R21] keeps where the purchase comes from on the way over the addresses', () => {
    const origin = { trackCode: 't1', code: '7' }
    const [, ...rest] = post
    const kept = last(opened({ origin }), ...rest, addresses(), { type: 'address-pressed' })
    expect(kept).toContainEqual({ do: 'keep', draft: { ...EMPTY, couponId: '', origin } })
    const back = { type: 'opened', asked: asked(), draft: { ...EMPTY, origin } } as const
    const { effects } = after(back, info({ needsAddress: true }), member, addresses(home), submit, checked)
    expect(of(effects, 'book')[0]?.order.origin).toEqual(origin)
  })

  it('[R10] asks for the addresses again that could not be had, and is not ordered without one', () => {
    const failed = [...post, { type: 'addresses-failed', refusal: offline }] as const
    expect(told(after(...failed, submit).effects)).toEqual(['请选择收货地址'])
    expect(last(...failed, { type: 'addresses-retried' })).toEqual([{ do: 'load-addresses' }])
  })
})

describe('the number of goods', () => {
  const quantity = { count: 2, single: 0, total: 2, stock: 60 }
  const goods = [opened(), info({ quantity }), member] as const

  it('[R11] is changed by the shop, one change at a time, and the price is asked for again', () => {
    const { state, effects } = after(
      ...goods,
      ...[{ type: 'quantity-changed', quantity: 1 } as const, { type: 'quantity-changed', quantity: 3 } as const],
      { type: 'counted' },
    )
    expect(of(effects, 'count')).toEqual([{ do: 'count', quantity: 1 }])
    expect([isPriceOnItsWay(state), effects.at(-1)]).toEqual([true, { do: 'load-info', turn: 2, couponId: '' }])
    const priced = checkoutTransition(state, info({ quantity: { ...quantity, count: 1 } }, 2)).state
    expect(isPriceOnItsWay(priced)).toBe(false)
  })

  it('[R11] stays as it is until the shop has answered, though a coupon was picked and priced meanwhile', () => {
    const counting = [...goods, { type: 'quantity-changed', quantity: 1 } as const]
    const priced = [{ type: 'coupon-picked', couponId: '2' } as const, info({ quantity }, 2)]
    const again = { type: 'quantity-changed', quantity: 3 } as const
    expect(last(...counting, ...priced, again)).toEqual([])
    expect(last(...counting, ...priced, { type: 'counted' }, info({ quantity }, 3), again)).toMatchObject([
      { do: 'count', quantity: 3 },
    ])
  })

  it.each([
    ['max', '该商品限购2件', quantity],
    ['max', '该商品每次只能购买5件', { ...quantity, count: 5, single: 5, total: 0 }],
    ['max', '超过最大库存！', { ...quantity, count: 4, total: 0, stock: 4 }],
    ['min', '不能再少啦！', { ...quantity, count: 1 }],
  ] as const)('[R11] at its %s says %s', (why, text, bounds) => {
    expect(told(last(opened(), info({ quantity: bounds }), { type: 'quantity-blocked', why }))).toEqual([text])
  })

  it('[R11] that was not changed says the shop’s reason, else 系统开小差了，请稍后再试', () => {
    const change = { type: 'quantity-changed', quantity: 3 } as const
    const texts = [refusal('1', '超过最大库存！'), offline].map((why) =>
      told(last(...goods, change, { type: 'count-refused', refusal: why })),
    )
    expect(texts).toEqual([['超过最大库存！'], ['系统开小差了，请稍后再试']])
  })
})
