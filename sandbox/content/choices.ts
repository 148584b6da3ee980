import { day } from './dates.ts'
import type { ChoiceRecord, SavedTravellerRecord, HeldCouponRecord } from './sandbox-content.ts'

const GOLD = '900003'
const DIAMOND = '900005'
const DISABLED = '900031'

const stay = (today: string, productId: string, resourceId: string) => ({
  ...{ productId, resourceId, num: 1, passengerDTOs: [] },
  ...{ usingStartDate: day(today, 7), usingEndDate: day(today, 9) },
})

/** Choices of members that wait to be ordered (A7, B7): an order's form of each kind, and in each state. */
export function choices(today: string): ChoiceRecord[] {
  const items = (...chosen: readonly [productId: string, useCopies: number][]) => ({
    date: day(today, 5),
    choices: chosen.map(([productId, useCopies]) => ({ productId, useCopies })),
  })
  const lodge = {
    ...stay(today, '100202', '10020211'),
    passengerDTOs: [...[1, 1].map((roomIndex) => ({ type: 1, roomIndex })), { type: 2, roomIndex: 1, age: 6 }],
  }
  return [
    { ...of('990101', 'play', GOLD, '310102'), body: items(['3101021', 2]), scenario: '玩乐：填联系人' },
    {
      ...of('990102', 'play', GOLD, '310104'),
      body: items(['3101041', 2]),
      scenario: '玩乐：填出行人，证件类型自己选',
    },
    {
      ...of('990103', 'play', DIAMOND, '310101'),
      body: items(['3101011', 2]),
      scenario: '玩乐：钻石会员优惠，有能用和不能用的优惠券',
    },
    {
      ...of('990104', 'combo', GOLD, '610102'),
      body: items(['6101022', 1], ['6101023', 1]),
      scenario: '套餐：填出行人身份证；儿童份填成人的身份证是 8100001',
    },
    {
      ...of('990105', 'combo', DIAMOND, '610101'),
      body: items(['6101011', 1]),
      scenario: '套餐：填联系人，用优惠券',
    },
    {
      ...of('990106', 'ticket', GOLD, '200101'),
      body: { productId: '200101', saleDate: day(today, 5), resources: [{ resourceId: '20010111', count: 2 }] },
      scenario: '门票：填联系人',
    },
    {
      ...of('990107', 'ticket', GOLD, '200104'),
      body: {
        ...{ productId: '200104', saleDate: day(today, 5), sessionId: '2001041001' },
        resources: [{ resourceId: '20010411', count: 2 }],
      },
      scenario: '门票：实名制，每人一张身份证，有场次',
    },
    { ...of('990108', 'hotel', GOLD, '100101'), body: stay(today, '100101', '10010111'), scenario: '酒店：两晚' },
    { ...of('990109', 'hotel', GOLD, '100202'), body: lodge, scenario: '专业酒店：每间一位入住人' },
    {
      ...of('990110', 'hotel', GOLD, '100301'),
      body: stay(today, '100301', '10030111'),
      address: '/tcshotel/orderFill/990110',
      scenario: '度假酒店：两晚',
    },
    {
      ...of('990111', 'hotel', GOLD, '100401'),
      body: stay(today, '100401', '10040111'),
      address: '/casahotel/orderFill/990111',
      scenario: '设计酒店：两晚',
    },
    {
      ...of('990112', 'play', GOLD, '310102'),
      ...{ body: items(['3101021', 1]), isStale: true },
      scenario: '停留太久（8440001），提示后返回',
    },
    {
      ...of('990113', 'play', DISABLED, '310102'),
      body: items(['3101021', 1]),
      scenario: '停用的会员下单：用户状态异常,请联系客服',
    },
    {
      ...of('990114', 'play', GOLD, '310105'),
      ...{ body: { ...items(['3101051', 2]), date: '' }, address: '/play/orderEdit/990114?isShowContactName=false' },
      scenario: '玩乐：没有日期，不填联系人姓名',
    },
  ]
}

const of = (id: string, kind: ChoiceRecord['kind'], memberId: string, productId: string) => ({
  ...{ id, kind, memberId, productId, isStale: false, address: `${forms[kind]}${id}` },
})

/** Where the form of each kind is. */
const forms: Readonly<Record<ChoiceRecord['kind'], string>> = {
  cart: '/retail/orderFill?tempOrderId=',
  combo: '/productDetailOrderFill/',
  hotel: '/hotel/orderFill/',
  play: '/play/orderEdit/',
  product: '/1/checkout/',
  ticket: '/bookStore/',
}

/** Travellers whom members kept before the shop opened. */
export const savedTravellers: readonly SavedTravellerRecord[] = [
  {
    id: '980101',
    memberId: GOLD,
    body: { name: '顾长风', phone: '13800000003', documentType: 1, documentNo: '440524188001010014' },
  },
  { id: '980102', memberId: GOLD, body: { name: '顾小满', documentType: 1, documentNo: '110101201506010010' } },
  {
    id: '980103',
    memberId: GOLD,
    body: { name: '林晚', firstName: 'WAN', lastName: 'LIN', documentType: 2, documentNo: 'E12345678' },
  },
]

/** Coupons that members had before the shop opened: what an order can use, and what it can't, each for its reason. */
export const heldCoupons: readonly HeldCouponRecord[] = ['9005', '9006', '9012', '9013', '9014', '9015'].map(
  (couponId) => ({ memberId: DIAMOND, couponId }),
)
