import { HOME } from './home.ts'
import type { OrderSeed } from './order-seed.ts'

const HOUR = 60
const DAY = 24 * HOUR
const GOLD = '900003'
const PLATINUM = '900004'

const person = { titleType: 'personal', title: '顾长风', email: 'gu@example.com' } as const
const firm = {
  titleType: 'company',
  title: '海口长风贸易有限公司',
  taxNumber: '91460100MA5TAB12X3',
  email: 'gu@example.com',
} as const

/** One order of every other kind of product (B2.9). */
export const otherOrders: readonly OrderSeed[] = [
  {
    ...{ id: '90000321', memberId: GOLD, productId: '610101', state: 'confirmed' },
    scenario: '套餐已确认，一份两样分开核销，都未核销',
    lines: [{ itemId: '6101011', copies: 1 }],
    ...{ minutesAgo: 8 * HOUR, from: 20, until: 20 },
  },
  {
    ...{ id: '90000322', memberId: GOLD, productId: '610101', state: 'confirmed' },
    scenario: '套餐已确认，用了其中一样，不能退',
    lines: [{ itemId: '6101012', copies: 1, codes: [[1, 0]] }],
    ...{ minutesAgo: 4 * DAY, from: 21, until: 21 },
  },
  {
    ...{ id: '90000323', memberId: GOLD, productId: '200101', state: 'confirmed' },
    scenario: '门票已确认，成人票两张、儿童票一张',
    lines: [
      { itemId: '20010111', copies: 2 },
      { itemId: '20010112', copies: 1 },
    ],
    ...{ minutesAgo: 9 * HOUR, from: 22, until: 22 },
  },
  {
    ...{ id: '90000324', memberId: GOLD, productId: '100101', state: 'confirmed' },
    scenario: '酒店已确认，两晚，住 2 成人 1 儿童：可以作主订单加购',
    lines: [{ itemId: '10010111', copies: 1 }],
    ...{ minutesAgo: 10 * HOUR, from: 23, until: 25 },
    filled: { passengers: [{ name: '顾长风' }], remark: '高楼层', guests: { adults: 2, childs: 1 } },
  },
  {
    ...{ id: '90000471', memberId: PLATINUM, productId: '100101', state: 'confirmed' },
    scenario: '酒店已确认，住 2 成人 1 儿童：已经加购了两单，一单待支付',
    lines: [{ itemId: '10010111', copies: 1 }],
    ...{ minutesAgo: 2 * DAY, from: 33, until: 35 },
    filled: { passengers: [{ name: '叶知秋' }], guests: { adults: 2, childs: 1 } },
  },
  {
    ...{ id: '90000472', memberId: PLATINUM, productId: '610105', state: 'confirmed' },
    scenario: '从住宿 90000471 加购，已确认：住宿退订时一并退回',
    lines: [{ itemId: '6101051', copies: 1 }],
    ...{ minutesAgo: DAY, from: 34, until: 34, filled: { mainOrderId: '90000471' } },
  },
  {
    ...{ id: '90000473', memberId: PLATINUM, productId: '610104', state: 'unpaid' },
    scenario: '从住宿 90000471 加购，待支付，剩余三天',
    lines: [
      { itemId: '6101041', copies: 2 },
      { itemId: '6101042', copies: 1 },
    ],
    ...{ minutesAgo: 30, payMinutes: 3 * DAY, from: 33, until: 33, filled: { mainOrderId: '90000471' } },
  },
  {
    ...{ id: '90000325', memberId: GOLD, productId: '100202', state: 'paid' },
    scenario: '专业酒店已支付，等待确认',
    lines: [{ itemId: '10020211', copies: 1 }],
    ...{ minutesAgo: 3 * HOUR, from: 23, until: 24 },
  },
  {
    ...{ id: '90000326', memberId: GOLD, productId: '100301', state: 'confirmed' },
    scenario: '度假酒店 tcshotel 已确认',
    lines: [{ itemId: '10030111', copies: 1 }],
    ...{ minutesAgo: 11 * HOUR, from: 24, until: 25, filled: { guests: { adults: 2, childs: 0 } } },
  },
  {
    ...{ id: '90000327', memberId: GOLD, productId: '100401', state: 'confirmed' },
    scenario: '设计酒店 casahotel 已确认，可以开发票',
    lines: [{ itemId: '10040111', copies: 1 }],
    ...{ minutesAgo: 12 * HOUR, from: 25, until: 26 },
  },
  {
    ...{ id: '90000353', memberId: GOLD, productId: '100401', state: 'confirmed' },
    scenario: '设计酒店 casahotel 已确认，发票已开，可以看账单',
    lines: [{ itemId: '10040111', copies: 1 }],
    ...{ minutesAgo: 22 * HOUR, from: 26, until: 27 },
    invoice: { state: 'issued', body: firm, minutesAgo: 8 * HOUR, number: '26462000000012345680' },
  },
  {
    ...{ id: '90001801', memberId: '900018', productId: '100401', state: 'confirmed' },
    scenario: '设计酒店 casahotel 今天离店：不能再加订客房',
    lines: [{ itemId: '10040111', copies: 1 }],
    ...{ minutesAgo: 3 * DAY, from: -1, until: 0 },
  },
  {
    ...{ id: '90000328', memberId: GOLD, productId: '650101', state: 'confirmed' },
    scenario: '商品 65 已确认：没有退款按钮，价格明细没有份数',
    lines: [{ itemId: '6501011', copies: 2 }],
    ...{ minutesAgo: 13 * HOUR },
  },
  {
    ...{ id: '90000329', memberId: GOLD, productId: '660101', state: 'paid' },
    scenario: '商品 66 已支付，等待商家确认',
    lines: [{ itemId: '6601011', copies: 1 }],
    ...{ minutesAgo: 50 },
  },
  {
    ...{ id: '90000330', memberId: GOLD, productId: '660101', state: 'confirmed' },
    scenario: '商品 66 已确认，可退，可以预约',
    lines: [{ itemId: '6601011', copies: 2, unitFen: 24_500 }],
    ...{ minutesAgo: 2 * DAY, filled: { levelName: '金卡会员' } },
  },
  {
    ...{ id: '90000331', memberId: GOLD, productId: '510101', state: 'confirmed' },
    scenario: '度假产品已确认，成人两位、儿童一位',
    lines: [
      { itemId: '5101011', copies: 2 },
      { itemId: '5101012', copies: 1 },
    ],
    ...{ minutesAgo: 14 * HOUR, from: 30, until: 34 },
    filled: {
      passengers: [
        { name: '顾长风', documentType: 1, documentNo: '460101199001010011' },
        { name: '林晚', documentType: 1, documentNo: '460101199203040022' },
        { name: '顾念', documentType: 4, documentNo: '460101201805060033' },
      ],
    },
  },
  {
    ...{ id: '90000332', memberId: GOLD, productId: '710101', state: 'confirmed' },
    scenario: '预售已确认，等待兑换，可以换成别的补差价',
    lines: [{ itemId: '7101011', copies: 1 }],
    ...{ minutesAgo: 15 * HOUR },
  },
  {
    ...{ id: '90000333', memberId: GOLD, productId: '710102', state: 'confirmed' },
    scenario: '用预售 90000352 换购，抵扣后为 0 元（paymentStatus 4）',
    lines: [{ itemId: '7101021', copies: 1 }],
    ...{ minutesAgo: 16 * HOUR, filled: { mainOrderId: '90000352', presaleFen: 45_800 } },
  },
  {
    ...{ id: '90000334', memberId: GOLD, productId: '810101', state: 'confirmed' },
    scenario: '酒店套餐已确认，可以预约，发票开票中',
    lines: [{ itemId: '8101011', copies: 1 }],
    ...{ minutesAgo: 17 * HOUR, invoice: { state: 'applied', body: person, minutesAgo: 2 * HOUR } },
  },
  {
    ...{ id: '90000335', memberId: GOLD, productId: '500101', state: 'confirmed' },
    scenario: '零售商品已收货，发票已开',
    lines: [{ itemId: '50010111', copies: 2 }],
    ...{ minutesAgo: 4 * DAY, filled: { delivery: HOME } },
    shipment: {
      parcel: { company: '京东快递', number: 'JD0123456789012' },
      ...{ sentMinutesAgo: 3 * DAY, receivedMinutesAgo: DAY },
    },
    invoice: { state: 'issued', body: firm, minutesAgo: 9 * HOUR, number: '26462000000012345678' },
  },
  {
    ...{ id: '90000336', memberId: GOLD, productId: '680102', state: 'confirmed' },
    scenario: '邮寄商品 68 已发货，等买家确认收货',
    lines: [{ itemId: '68010211', copies: 1 }],
    ...{ minutesAgo: 19 * HOUR, filled: { delivery: HOME } },
    shipment: { parcel: { company: '顺丰速运', number: 'SF1098765432109' }, sentMinutesAgo: 5 * HOUR },
  },
  {
    ...{ id: '90000354', memberId: GOLD, productId: '680101', state: 'confirmed' },
    scenario: '邮寄商品 68 待发货',
    lines: [{ itemId: '68010111', copies: 2 }],
    ...{ minutesAgo: 2 * HOUR, filled: { delivery: HOME } },
  },
  {
    ...{ id: '90000337', memberId: GOLD, productId: '230101', state: 'confirmed' },
    scenario: '产品 23 已确认，发票未通过，可以重新申请',
    lines: [{ itemId: '2301011', copies: 1 }],
    ...{ minutesAgo: 20 * HOUR },
    invoice: { state: 'refused', body: firm, minutesAgo: 10 * HOUR, note: '税号与抬头不符' },
  },
  {
    ...{ id: '90000338', memberId: GOLD, productId: '400101', state: 'confirmed' },
    scenario: '券产品已确认',
    lines: [{ itemId: '40010111', copies: 1 }],
    ...{ minutesAgo: 21 * HOUR },
  },
  {
    ...{ id: '90000339', memberId: GOLD, productId: '200103', state: 'unpaid' },
    scenario: '待支付的门票（通票），剩余三天',
    lines: [{ itemId: '20010311', copies: 2 }],
    ...{ minutesAgo: 12, payMinutes: 3 * DAY },
  },
  {
    ...{ id: '90000340', memberId: GOLD, productId: '500101', state: 'unpaid' },
    scenario: '待支付的零售商品，剩余三天',
    lines: [{ itemId: '50010111', copies: 1 }],
    ...{ minutesAgo: 14, payMinutes: 3 * DAY, filled: { delivery: HOME } },
  },
  {
    ...{ id: '90000351', memberId: GOLD, productId: '710102', state: 'confirmed' },
    scenario: '预售已确认，换成同价的不用补差价',
    lines: [{ itemId: '7101021', copies: 1 }],
    ...{ minutesAgo: 27 * HOUR },
  },
  {
    ...{ id: '90000352', memberId: GOLD, productId: '710102', state: 'confirmed' },
    scenario: '预售已经换购（90000333），券码已核销',
    lines: [{ itemId: '7101021', copies: 1, codes: [[1]] }],
    ...{ minutesAgo: 28 * HOUR, uses: [] },
  },
  {
    ...{ id: '90000350', memberId: GOLD, productId: '650101', state: 'confirmed' },
    scenario: '营地订单：有营地入口（miniCampUrl）',
    lines: [{ itemId: '6501012', copies: 1 }],
    ...{ minutesAgo: 26 * HOUR, filled: { miniCampUrl: '/content/30001' } },
  },
]
