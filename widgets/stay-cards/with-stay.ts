import { isDate } from '../../src/domain/dates.ts'
import type { Target } from '../../src/domain/visit/content-target.ts'

/** The page of a hotel with the days of the stay, where both are days; else as it is. */
export function withStay(target: Target, checkInDate = '', checkOutDate = ''): Target {
  if (target.kind !== 'page' || !target.to || !isDate(checkInDate) || !isDate(checkOutDate)) return target
  const mark = target.to.includes('?') ? '&' : '?'
  return { ...target, to: `${target.to}${mark}checkInDate=${checkInDate}&checkOutDate=${checkOutDate}` }
}
