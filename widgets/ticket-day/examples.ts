import type { Example } from '../../src/kit/widget.ts'
import type { TicketDayProps } from './props.schema.ts'

const day = (saleDate: string, inventory: number, stockWord: string, price = 218) => ({
  ...{ saleDate, inventory, stockWord },
  ...(price > 0 && { price }),
})

const days = [
  day('2026-11-20', 0, '售罄'),
  day('2026-11-21', 3, '仅剩3'),
  day('2026-11-22', 300, '充足', 188),
  day('2026-11-23', 0, '不可订', 0),
  day('2026-12-24', 300, '充足', 328.5),
]

export const examples: readonly Example<TicketDayProps>[] = [
  { name: '三天', props: { days, selected: '2026-11-21', today: '2026-11-20T08:30:00' } },
  { name: '选了以后的日子', props: { days, selected: '2026-12-24', today: '2026-11-20' } },
  { name: '只卖以后的日子', props: { days: days.slice(4), selected: '2026-12-24', today: '2026-11-20' } },
  {
    name: '价格很长',
    props: { days: days.map((one) => ({ ...one, price: 12_888.88 })), selected: '2026-11-21', today: '2026-11-20' },
  },
]
