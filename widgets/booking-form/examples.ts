import { addDays } from '../../src/domain/dates.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { BookingFormProps } from './props.schema.ts'

const days = Array.from({ length: 20 }, (_, at) => ({
  ...{ date: addDays('2026-11-23', at), available: at === 1 ? 0 : at === 2 ? 3 : 20, extra: at === 4 ? 380 : 0 },
  ...{ word: at === 1 ? '售罄' : at === 2 ? '仅剩3' : '充足', canBook: at !== 1 },
}))

const line = { subOrderId: '900006011', name: '上午航次 4 小时', copies: 2, bookable: 2 }
const form: BookingFormProps = { orderId: '90000601', days, today: '2026-11-20', lines: [line] }

export const examples: readonly Example<BookingFormProps>[] = [
  { name: '一样', props: form },
  {
    name: '几样',
    props: {
      ...form,
      lines: [line, { ...line, subOrderId: '2', name: '家庭慢住' }, { ...line, subOrderId: '3', bookable: 0 }],
    },
  },
  { name: '全部设置', props: { ...form, date: '2026-11-27', button: '提交' } },
  { name: '没有位', props: { ...form, days: [], lines: [{ ...line, name: '很长的名字'.repeat(12), bookable: 0 }] } },
]
