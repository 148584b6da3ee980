import type { Basics, Note } from './base.ts'

/** 须知 of a stay: times, children and pets, then what is particular to the house. */
export function stayNotes(
  particular: string,
  children = '1.2 米以下儿童不占床可免费同住，含早与否以所选价格为准。',
): Note[] {
  return [
    ['入离时间', ['入住', '15:00 后，请携带全部入住人的有效证件'], ['离店', '12:00 前，延时退房视当日房态而定']],
    ['儿童与加床', ['儿童', children], ['加床', '可加床的房型每间限一张，费用到店以前台为准']],
    ['贴心提示', ['温馨提示', particular]],
  ]
}

const NUMERALS = ['一', '两', '三', '四', '五', '六', '七']

/**
 * 须知 of a stay that holds what is good for some days.
 * @param useDays from the first day of the stay on, which its rule says too
 */
export const stayDaysNotes = (what: string, useDays: number, more: string): Pick<Basics, 'notes' | 'useDays'> => ({
  notes: stayNotes(`${what}自入住当日起${NUMERALS[useDays - 1] ?? useDays}日内有效，${more}`),
  useDays,
})

/** 须知 of an entry: where to change the code, whom it suits, then what is particular to the place. */
export function entryNotes(entrance: string, audience: string, particular: string): Note[] {
  return [
    ['入园方式', ['入口', entrance], ['凭证', '凭订单里的兑换码或预订人身份证核销，无需换纸质票']],
    ['适用人群', ['说明', audience]],
    ['贴心提示', ['温馨提示', particular]],
  ]
}

/**
 * 须知 of something to collect or to receive.
 * @param valid for how many days its codes are good, which its rule says too; else in words
 */
export function voucherNotes(
  how: string,
  valid: number | string,
  particular: string,
): Pick<Basics, 'notes' | 'validDays'> {
  const isRuled = typeof valid === 'number'
  const notes: Note[] = [
    ['使用方式', ['怎么用', how], ['有效期', isRuled ? `购买后 ${valid} 天` : valid]],
    ['贴心提示', ['温馨提示', particular]],
  ]
  return { notes, ...(isRuled && { validDays: valid }) }
}
