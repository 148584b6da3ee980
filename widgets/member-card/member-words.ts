import { SHOP_SHORT_NAME } from '../../src/domain/shop-name.ts'
import { memberLevels } from '../../schemas/domain/member-levels.ts'
import { maskedPhone } from '../../src/domain/phone.ts'
import { pointsCount } from '../../src/domain/points/points-text.ts'
import type { CardMember } from './props.schema.ts'

/** The name to greet by; who gave none is called by the masked phone (first 3 and last 4 digits, A3). */
export function nameOf({ namech, nameXing = '', nameMing = '', phone }: CardMember): string {
  const masked = phone && maskedPhone(phone)
  return namech?.trim() || (nameXing + nameMing).trim() || masked || `${SHOP_SHORT_NAME}会员`
}

export const levelOf = ({ levelName, levelNew }: CardMember): string =>
  levelName?.trim() || memberLevels[levelNew] || memberLevels[0]

/** 90 -> 9 折, 88 -> 8.8 折; nothing when nothing is taken off. */
export function discountOf({ vipRate }: CardMember): string | undefined {
  return vipRate && vipRate < 100 ? `${Number((vipRate / 10).toFixed(1))} 折` : undefined
}

/** 1234567 -> 1,234,567 */
export const pointsOf = ({ integral = 0 }: CardMember): string => pointsCount(integral)
