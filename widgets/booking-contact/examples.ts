import type { Example } from '../../src/kit/widget.ts'
import type { BookingContactProps } from './props.schema.ts'

const form: BookingContactProps = {
  ...{ orderId: '90000601', date: '2026-11-25', lines: '900006011:1', people: '2' },
  contact: { name: '江映雪', phone: '13800000006' },
  items: [{ subOrderId: '900006011', name: '上午航次 4 小时', copies: 2, bookable: 2 }],
}

export const examples: readonly Example<BookingContactProps>[] = [
  { name: '最少', props: { orderId: '90000601' } },
  { name: '有联系人', props: form },
  { name: '正在提交', props: { ...form, button: '确认预约', result: { status: 'busy' } } },
  {
    name: '没成功',
    props: { ...form, result: { status: 'refused', code: 'booking-full', message: '所选日期已约满，请选择其他日期' } },
  },
]
