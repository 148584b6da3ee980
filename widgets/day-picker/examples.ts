import type { StockDay } from '../../schemas/domain/sale-ticket.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { DayPickerProps } from './props.schema.ts'

const today = '2026-11-20'
const day = (date: string, word: string, minPrice?: number): StockDay => ({
  date: `2026-${date}`,
  word,
  canBook: word === '充足' || word.startsWith('仅剩'),
  ...(minPrice !== undefined && { minPrice }),
})
const days = [
  day('11-20', '充足', 1988),
  day('11-21', '仅剩3', 2188),
  day('11-22', '售罄', 1988),
  day('11-23', '不可订'),
  day('11-24', '充足', 1988),
  day('12-01', '仅剩1', 2388.5),
]

export const examples: readonly Example<DayPickerProps>[] = [
  { name: '只有今天', props: { days: days.slice(0, 1), today } },
  { name: '选了明天', props: { days, today, selected: '2026-11-21', keep: '1' } },
  { name: '选了更多日期里的一天', props: { days, today, selected: '2026-12-01' } },
  {
    name: '都不能选，价格很长',
    props: {
      title: '选择出游日期（含入住当日与离店当日）',
      days: days.map(({ date }) => ({ date, word: '售罄', canBook: false, minPrice: 128888.88 })),
      today,
      selected: today,
    },
  },
]
