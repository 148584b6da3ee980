import type { SaleTicket } from '../../schemas/domain/sale-ticket.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { DayBookingProps } from './props.schema.ts'

const today = '2026-11-20'
const day = (date: string, available: number, price?: number) => ({
  date: `2026-${date}`,
  inventory: { available },
  ...(price !== undefined && { salePrice: { adultPrice: price } }),
})

const ticket: SaleTicket = {
  essentialInfo: { basicInfo: { productId: '1', name: '近岸浮潜 60 分钟' } },
  mark: { productId: '1', unitPrice: 268, useCopies: 0, minCopies: 0, maxCopies: 10, minBookNum: 0, dailyMarks: [] },
  alias: '第一次下水选它',
  minPrice: 268,
  underLinedPrice: 398,
  priceInventoryMode: 'D',
  availablePeopleType: 1,
  memberPrices: [{ memberLevel: 3, memberLevelName: '金卡会员', memberPrice: 254.6, discountPercent: 95 }],
  priceAndInventories: [
    day('11-20', 1, 268),
    day('11-21', 40, 268),
    day('11-22', 0, 268),
    day('11-23', 8),
    day('11-24', 3, 328),
    day('12-02', 40, 268),
  ],
}
const pairs: SaleTicket = { ...ticket, mark: { ...ticket.mark, minCopies: 2, maxCopies: 6 } }
const undated: SaleTicket = {
  ...ticket,
  essentialInfo: { basicInfo: { productId: '1', name: '单人两样手艺' } },
  priceInventoryMode: 'T',
  priceAndInventories: [{ date: '', inventory: { available: 300 }, salePrice: { adultPrice: 128.5 } }],
}

export const examples: readonly Example<DayBookingProps>[] = [
  { name: '指定日期', props: { ticket, today, keep: '1' } },
  { name: '两份起订', props: { ticket: pairs, today } },
  { name: '不指定日期', props: { ticket: undated, today } },
  { name: '金卡会员', props: { ticket: undated, today, level: 3, text: '选好了' } },
  { name: '另一个产品还没来', props: { ticket, today, productId: '2' } },
  { name: '正在提交', props: { ticket: undated, today, isBusy: true } },
  {
    name: '文字很长',
    props: {
      ticket: {
        ...undated,
        essentialInfo: {
          basicInfo: {
            productId: '1',
            name: '外礁浮潜 120 分钟（含快艇往返、教练一对二、精修照片二十张与当日下午茶）',
          },
        },
        alias: '适合会游泳、第一次出海、想看珊瑚和海龟的客人，孕妇不宜',
        priceAndInventories: [{ date: '', inventory: { available: 300 }, salePrice: { adultPrice: 128888.88 } }],
      },
      today,
    },
  },
]
