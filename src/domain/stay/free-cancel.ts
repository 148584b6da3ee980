import type { FreeCancel } from '../../../schemas/domain/hotel.ts'
import { addDays } from '../dates.ts'

/** Until when a stay can be given back, shop-local: '2026-12-06T18:00'. */
export const freeCancelUntil = ({ days, time }: FreeCancel, checkInDate: string): string =>
  `${addDays(checkInDate, -days)}T${time}`

const dayNames = ['入住当天', '入住前一天', '入住前两天']

/** What a rate says about being given back, in words (A3 unsubscribeDesc). Without a rule it can't be. */
export function freeCancelText(rule: FreeCancel | undefined): string {
  if (!rule) return '预订后不可取消'
  const { days, time } = rule
  return `${dayNames[days] ?? `入住前 ${days} 天`} ${time} 前可免费取消，之后不可取消`
}

/** What a hotel says, whose rates have a rule each. */
export const RATES_POLICY = '每个价格的取消规则以预订页展示为准；节假日与雪季旺日可能不可取消。'
