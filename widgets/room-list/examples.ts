import type { StayRequest, RateOffer, RoomOffer } from '../../schemas/domain/hotel-offer.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { RoomListProps } from './props.schema.ts'

const stay: StayRequest = { checkInDate: '2026-11-20', checkOutDate: '2026-11-21', nights: 1, num: 1 }
const long: StayRequest = {
  ...{ checkInDate: '2026-11-20', checkOutDate: '2026-11-22', nights: 2, num: 2 },
  ...{ adultNum: 2, childNum: 1, childAges: [5] },
}

const rate = (resourceId: string, name: string, totalPrice: number, more: Partial<RateOffer> = {}): RateOffer => ({
  resourceId,
  name,
  resourceType: 1,
  breakfast: 2,
  unsubscribeDesc: '入住前一天 18:00 前可免费取消，之后不可取消',
  isDocking: 1,
  status: 'bookable',
  stock: 12,
  totalPrice,
  averagePrice: totalPrice,
  memberPrices: [
    {
      memberLevel: 3,
      memberLevelName: '金卡会员',
      discountPercent: 95,
      memberPrice: Math.round(totalPrice * 95) / 100,
    },
  ],
  ...more,
})

const room = (resourceId: string, hotelRoomName: string, picture: string, rates: RateOffer[]): RoomOffer => ({
  resourceId,
  name: hotelRoomName,
  resourceType: 1,
  hotelRoomName,
  floorArea: '42㎡',
  floor: '3-8 层',
  hotelBedTypeName: '1 张 1.8 米大床',
  canExtraBed: false,
  hotelFacilityTypeNames: '海景露台|独立浴缸',
  description: '落地门外就是 8 平米的露台。',
  imgUrl: `/tc-fostay/media/${picture}`,
  maxBookPerson: 2,
  hotelRoomResourceDTOsOptional: rates,
})

const terrace = room('1001011', '海湾露台大床房', 'hotel-room-2', [
  rate('10010111', '不含早', 888, { breakfast: 0 }),
  rate('10010112', '含双早', 988),
  rate('10010113', '含双早 + 下午茶', 1126, { isDocking: 0 }),
])
const suite = {
  ...room('1001013', '月湾套房', 'ocean-suite-3', [rate('10010131', '含双早和行政酒廊', 2388, { stock: 4 })]),
  canExtraBed: true,
}
const noPrice = ({ totalPrice: _total, averagePrice: _average, memberPrices: _members, ...rest }: RateOffer) => rest
const full = room('1001012', '海螺主题家庭房', 'hotel-room-3', [
  rate('10010121', '含早餐', 1288, { status: 'sold-out', stock: 0 }),
  noPrice(rate('10010122', '连住含门票', 1466, { status: 'closed', stock: 0 })),
])
const scarce = room('1001014', '星空房', 'hotel-room-5', [
  rate('10010141', '含双早', 1588, { status: 'sold-out', stock: 1 }),
  rate('10010142', '含双早和晚餐', 1988, { status: 'crowded', stock: 9 }),
])
const twoNights = (offer: RoomOffer): RoomOffer => ({
  ...offer,
  hotelRoomResourceDTOsOptional: offer.hotelRoomResourceDTOsOptional.map((one) => ({
    ...one,
    totalPrice: (one.totalPrice ?? 0) * 4,
    memberPrices: one.memberPrices?.map((price) => ({ ...price, memberPrice: (price.memberPrice ?? 0) * 4 })),
  })),
})

const all = { productId: '100101', rooms: [terrace, suite], stay }
const picked = {
  ...{ productId: '100101', resourceId: '10010112', usingStartDate: '2026-11-20', usingEndDate: '2026-11-21', num: 1 },
  passengerDTOs: [],
  bookPriceTotal: 988,
}

export const examples: readonly Example<RoomListProps>[] = [
  { name: '都能订', props: all },
  { name: '金卡会员', props: { ...all, level: 3 } },
  { name: '两间两晚', props: { ...all, rooms: [terrace, suite].map(twoNights), stay: long, level: 3 } },
  { name: '有的订不了', props: { ...all, rooms: [terrace, full, scarce] } },
  { name: '都订不了', props: { ...all, rooms: [full, scarce] } },
  { name: '没有房型', props: { ...all, rooms: [] } },
  { name: '正在核价', props: { ...all, picked, check: { status: 'busy', code: '', message: '' } } },
  {
    name: '很长的文字',
    props: {
      ...all,
      rooms: [
        {
          ...suite,
          hotelRoomName: '临海两居泳池别墅（含私人管家与沙滩烧烤、儿童池、高尔夫球车接送）',
          hotelBedTypeName: '2 张 1.8 米大床和 1 张 1.2 米单人床和 1 张榻榻米',
          hotelRoomResourceDTOsOptional: [
            rate('1', '连住三晚含双早、行政酒廊、双园门票和水疗一次', 123_456.78, { stock: 1 }),
          ],
        },
      ],
      level: 3,
      stay: { ...long, checkOutDate: '2026-12-20', nights: 30 },
    },
  },
]
