import { memberLevels } from '../../schemas/domain/member-levels.ts'
import { pointsCount } from '../../src/domain/points/points-text.ts'
import type { CardMember } from './props.schema.ts'

export const levelOf = ({ levelName, levelNew }: CardMember): string =>
  levelName?.trim() || memberLevels[levelNew] || memberLevels[0]

/** 90 -> 9 折, 88 -> 8.8 折; nothing when nothing is taken off. */
export function discountOf({ vipRate }: CardMember): string | undefined {
  return vipRate && vipRate < 100 ? `${Number((vipRate / 10).toFixed(1))} 折` : undefined
}

/** 1234567 -> 1,234,567 */
export const pointsOf = ({ integral = 0 }: CardMember): string => pointsCount(integral)
