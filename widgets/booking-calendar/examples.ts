import { addDays } from '../../src/domain/dates.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { BookingCalendarProps } from './props.schema.ts'

const days = Array.from({ length: 20 }, (_, at) => ({
  ...{ date: addDays('2026-11-23', at), available: at === 1 ? 0 : at === 2 ? 3 : 20, extra: at === 4 ? 380 : 0 },
  ...{ word: at === 1 ? '售罄' : at === 2 ? '仅剩3' : '充足', canBook: at !== 1 },
}))

export const examples: readonly Example<BookingCalendarProps>[] = [
  { name: '最少', props: { days, today: '2026-11-20' } },
  {
    name: '全部设置',
    props: { days, today: '2026-11-20', selected: '2026-11-25', title: '预约库存', note: '最少提前 3 天' },
  },
  { name: '只有几天', props: { days: days.slice(0, 3), today: '2026-11-20', title: '使用日期' } },
]
