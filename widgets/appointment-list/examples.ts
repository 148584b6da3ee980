import type { Appointment } from '../../schemas/domain/booking.ts'
import type { Example } from '../../src/kit/widget.ts'
import type { AppointmentListProps } from './props.schema.ts'

const appointment: Appointment = {
  ...{ appointmentId: '70000602', orderId: '90000602', subOrderId: '900006021', productId: '670101' },
  ...{ productName: '白沙湾私人游艇半日包船', name: '上午航次 4 小时', picture: '/tc-fostay/media/yacht-1' },
  ...{ day: '2026-12-02', copies: 1, people: 2, contact: { name: '江映雪', phone: '13800000006' }, remark: '' },
  ...{ state: 'waiting', stateText: '待商家确认', createTime: '2026-11-20T09:00:00', extra: 0 },
  ...{ canChange: true, canCancel: true, steps: [{ title: '提交预约', state: 'done' }] },
}

export const examples: readonly Example<AppointmentListProps>[] = [
  { name: '一个', props: { appointments: [appointment] } },
  {
    name: '全部设置',
    props: {
      title: '我的预约',
      link: '/appointment-confirm/',
      appointments: [
        appointment,
        { ...appointment, appointmentId: '2', state: 'confirmed', stateText: '预约成功', answer: '码头见' },
        { ...appointment, appointmentId: '3', state: 'cancelled', stateText: '已取消', name: '很长的名字'.repeat(12) },
      ],
    },
  },
  { name: '没有标题', props: { appointments: [{ ...appointment, state: 'refused', stateText: '预约未通过' }] } },
]
