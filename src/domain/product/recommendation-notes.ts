import type { Recommendation } from '../../../schemas/domain/recommendation.ts'

/** B2.10.2: the note of how many choose it, only above 0. */
export function rateNote({ orders_rate: rate = '' }: Pick<Recommendation, 'orders_rate'>): string | undefined {
  const percent = Number.parseFloat(rate)
  return percent > 0 ? `${percent}%的人选择了` : undefined
}

/** B2.10.3: how many points may be used for it, when there are any. */
export function pointsNote({ integral = 0 }: Pick<Recommendation, 'integral'>): string | undefined {
  return integral > 0 ? `最高可抵 ${integral} 积分` : undefined
}
