import type { BookingKind } from './booking-way.ts'

/** B4, B5, B9: what a buyer reads on the way to a booked day. */
export const NO_BOOKING = '没有找到可以预约的订单：它可能不用预约，或者不属于当前账号'
export const NO_APPOINTMENT = '没有找到这个预约，它可能不属于当前账号'
export const NOTHING_LEFT = '没有可以预约的份数'
/** Of a request whose page was left before the answer, and the way to how it stands. */
export const BOOKED = { title: '预约已提交', button: '查看' }
/** Of what was sent before and changed since, which its sender did not know to be taken. */
export const BOOKED_BEFORE = '之前的预约已提交，这次的修改没有提交'
export const CHANGED = '已改期'
export const CANCELLED = '已取消'
export const OFFLINE = '网络异常'

/** Why nothing is left to book. */
export const nothingLeftHint = (kind: BookingKind): string =>
  kind === 'presale' ? '已经约满、用完、换购或退订' : '已经约满、用完或退订'

/** How many copies of an order can still be booked. */
export const leftText = (bookable: number): string => (bookable > 0 ? `还可预约 ${bookable} 份` : NOTHING_LEFT)
