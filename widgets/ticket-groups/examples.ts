import type { SaleTicket } from '../../schemas/domain/sale-ticket.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { TicketGroupsProps } from './props.schema.ts'

const date = '2026-11-21'
const gold = (memberPrice: number) => [
  { memberLevel: 3, memberLevelName: '金卡会员', memberPrice, discountPercent: 95 },
]

const ticket = (productId: string, name: string, price: number, stock: number, over: Partial<SaleTicket> = {}) =>
  ({
    essentialInfo: { basicInfo: { productId, name } },
    mark: { productId, unitPrice: price, useCopies: 0, minCopies: 0, maxCopies: 10, minBookNum: 0, dailyMarks: [] },
    minPrice: price,
    underLinedPrice: price + 80,
    priceInventoryMode: 'D',
    availablePeopleType: 1,
    memberPrices: gold(price - 10),
    priceAndInventories: [{ date, inventory: { available: stock }, salePrice: { adultPrice: price } }],
    ...over,
  }) as const satisfies SaleTicket

const adult = ticket('1', '成人入园票', 218, 40, { groupName: '门票' })
const child = ticket('2', '儿童入园票', 138, 4, { groupName: '门票', availablePeopleType: 2 })
const pairs = ticket('3', '双人自助午餐', 98, 40, {
  groupName: '餐饮',
  alias: '两份起订',
  ticketExtend: { beginTime: '11:00', endTime: '14:00' },
  childResources: [{ childResourceId: '31', name: '自助午餐' }],
})
const lunch: SaleTicket = { ...pairs, mark: { ...pairs.mark, minCopies: 2, maxCopies: 6 } }
const fast = ticket('4', '八项速通', 120, 0, { groupName: '速通' })
const locker = ticket('5', '家庭储物柜', 30, 40, { groupName: '服务', availablePeopleType: 3 })
const photos = ticket('6', '全天跟拍照片', 99, 40, { groupName: '照片', availablePeopleType: 4 })
const tickets = [adult, child, lunch, fast, locker, photos]
const mainOrder = {
  departureDate: date,
  mainOrderId: 'M1',
  mainOrderUseNum: 0,
  mainOrderAdults: 2,
  mainOrderChilds: 1,
}

export const examples: readonly Example<TicketGroupsProps>[] = [
  {
    name: '没有票组',
    props: {
      tickets: [
        { ...adult, groupName: undefined },
        { ...child, groupName: undefined },
      ],
      date,
    },
  },
  { name: '五个票组', props: { tickets, date, keep: '1' } },
  { name: '金卡会员', props: { tickets: [adult, lunch], date, level: 3 } },
  { name: '有主订单', props: { tickets: [adult, child, locker], date, mainOrder } },
  { name: '当日售罄', props: { tickets: [fast], date } },
  { name: '暂无可售', props: { tickets: [], date } },
  {
    name: '文字很长',
    props: {
      title: '选择门票、餐饮、速通和照片',
      tickets: tickets.map((one) => ({
        ...one,
        groupName: '门票与加购项目',
        alias: '含接送、早餐与日落帆船巡游，节假日不加价，未使用随时退'.repeat(2),
        essentialInfo: {
          basicInfo: {
            productId: one.mark.productId,
            name: `${one.essentialInfo.basicInfo.name}（澜途国际滨海旅游度假区）`,
          },
        },
        mark: { ...one.mark, unitPrice: 128888.88 },
        underLinedPrice: 188888.88,
      })),
      date,
    },
  },
]
