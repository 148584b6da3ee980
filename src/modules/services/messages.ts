/** What guests read on the way to a service. */
export const GONE = '没有找到这项服务'
/** Of both: where what was reserved stands. */
export const RESERVATIONS = { text: '我的预约', to: '/myBus/myAppointment' }
export const NO_PLACE = '没有找到这个地点的健康登记，请核对二维码或链接'
/** Of one whose page was left before the answer, and the way to it. */
export const RESERVED = { title: '预约已提交', button: '查看预约' }
/** Of what was sent before and changed since, which its sender did not know to be taken. */
export const RESERVED_BEFORE = '之前的预约已提交，这次的修改没有提交'
export const CANCELLED = '预约已取消'
export const CHANGED = '已改到新的时间'
export const SAVED = '已保存，酒店会按您的需求准备'
export const SENT = '已提交，请等待审核'
export const NOT_DONE = '没有成功，请稍后再试'
export const NEEDS_ADULT = '至少要有 1 位成人'
export const NO_CONSENT = '请先确认健康声明'
export const NO_AGREEMENT = '请先同意登记说明'

/** @param timeWord 班次, 场次 */
export const noTime = (timeWord: string): string => `请选择${timeWord}`

/** Of what was sent from a page that was left before its answer. */
export const LATE = {
  changed: { title: '预约已改期', button: '查看预约', to: '/myBus/myAppointment' },
  cancelled: { title: CANCELLED, button: '查看预约', to: '/myBus/myAppointment' },
  wishes: { title: '入住需求已保存', button: '查看' },
  health: { title: '健康登记已提交', button: '查看' },
} as const
