import type { Product } from '../../../schemas/domain/product.ts'
import type { RefundRule, RefundTerms } from '../../../schemas/domain/refund-rule.ts'
import { addDays } from '../dates.ts'
import { yuanOfFen } from '../money.ts'
import { deadlineText } from '../shop-time.ts'

/** Rules that many products have, each with its sentence (B9 refund policy note). */
export const refundRules = {
  untilUsed: { steps: [], later: 100, over: 100 },
  dayBefore: { steps: [{ days: 1, time: '18:00', percent: 100 }], later: 50, over: 0 },
  never: { steps: [], later: 0, over: 0 },
  posted: { steps: [], later: 100, over: 0, basis: 'receipt', receivedDays: 7 },
  lessUses: { steps: [], later: 100, over: 100, basis: 'uses' },
  byService: { steps: [], later: 100, over: 100, basis: 'service' },
  untilGiven: { steps: [], later: 100, over: 100, basis: 'gift' },
} as const satisfies Record<string, RefundRule>

const UNTIL_USED = '未使用随时可退，部分使用后未使用的部分不再单独退款；退款预计 1-3 个工作日原路返回。'
const NEVER = '特价产品，售出后不退不改，如遇天气等不可抗力关闭可全额退款。'

/** What goes by something else than a day of use. */
const textOfBasis: Readonly<Record<NonNullable<RefundRule['basis']>, (rule: RefundRule) => string>> = {
  receipt: ({ receivedDays = 0 }) =>
    `签收后 ${receivedDays} 天内未使用可退换，退货运费由买家承担；质量问题由我们承担。`,
  uses: () => '未使用随时可退；使用后按已使用项目的门市价扣除。',
  service: () => '未使用可退，请联系商家客服办理；部分使用后未使用的部分不再单独退款。',
  gift: () => '未使用、未转赠随时可退，退款预计 1-3 个工作日原路返回。',
}

/** Whether it can be given back whole as long as it is unused. */
export const isRefundedUntilUsed = (rule: RefundRule): boolean =>
  rule.basis !== 'uses' && sharesOf(rule).every((percent) => percent === 100)

/** Whether it is never given back. */
export const isNeverRefunded = (rule: RefundRule): boolean => sharesOf(rule).every((percent) => percent === 0)

const sharesOf = ({ steps, later, over }: RefundRule) => [...steps.map(({ percent }) => percent), later, over]

/** A rule in the words in which it is sold (B3 unbookingPolicy): nothing else says what comes back. */
export function refundRuleText(rule: RefundRule): string {
  if (rule.basis) return textOfBasis[rule.basis](rule)
  if (isRefundedUntilUsed(rule)) return UNTIL_USED
  if (isNeverRefunded(rule)) return NEVER
  const steps = rule.steps.map(({ days, time, percent }) => `${dayName(days)} ${time} 前${cancelText(percent)}`)
  const later = `${steps.length > 0 ? '之后' : ''}${rule.later === 100 ? '可免费取消' : laterText(rule.later)}`
  return `${[...steps, later].join('，')}；当日未使用${rule.over === 0 ? '不退' : `退 ${rule.over}%`}。`
}

const dayNames = ['使用日当天', '使用日前一天', '使用日前两天']

const dayName = (days: number): string => dayNames[days] ?? `使用日前 ${days} 天`

const cancelText = (percent: number): string => (percent === 100 ? '可免费取消' : laterText(percent))

const laterText = (percent: number): string => (percent === 0 ? '不可取消' : `取消收取 ${100 - percent}%`)

/**
 * The moment at which the use of a thing is over, shop-local: the end of its session, or of its last day.
 * @param hours of its session: '17:00', '18:30'; one that ends past midnight ends on the next day
 */
export function endOfUse(lastDay: string, hours?: { readonly begin: string; readonly end: string }): string {
  if (!hours) return `${addDays(lastDay, 1)}T00:00`
  return `${hours.end > hours.begin ? lastDay : addDays(lastDay, 1)}T${hours.end}`
}

/** When a thing is used: on its day, or from the first to the last of them. */
export interface UseTime {
  readonly first: string
  readonly last?: string
  readonly hours?: { readonly begin: string; readonly end: string } | undefined
}

/**
 * The terms that an order keeps of what it sells, so that another rule of the product changes no order.
 * @param use none: on any day @param gateFen what one use costs at the gate
 */
export function soldTerms(
  { refundRule: rule, unbookingPolicy: text }: Pick<Product, 'refundRule' | 'unbookingPolicy'>,
  use?: UseTime,
  gateFen?: number,
): { readonly refundTerms?: RefundTerms } {
  if (!rule) return {}
  const time = use && { useDay: use.first, useEnd: endOfUse(use.last ?? use.first, use.hours) }
  const gate = rule.basis === 'uses' && gateFen !== undefined && { gateFen }
  return { refundTerms: { rule, text, ...time, ...gate } }
}

/** How some things were sold to be given back, in words: each in its own way, where these differ. */
export function soldPolicy(
  sold: readonly { readonly name: string; readonly refundTerms?: RefundTerms | undefined }[],
): string | undefined {
  const policies = sold.flatMap(({ name, refundTerms }) => (refundTerms ? [{ name, text: refundTerms.text }] : []))
  const [first, ...others] = new Set(policies.map(({ text }) => text))
  return others.length === 0 ? first : policies.map(({ name, text }) => `${name}：${text}`).join('\n')
}

/** What comes back now, until when it does, and what comes back after that. */
export interface RefundShare {
  /** Of what was paid. */
  readonly percent: number
  /** Shop-local; absent where it stays so. From that moment on it is `then`. */
  readonly until?: string
  readonly then?: number
  /** Yuan that each use takes off, where what was used in part comes back. */
  readonly perUse?: number
}

/**
 * What comes back of an unused copy that was sold with these terms (B3 unbookingPolicy). "18:00 前" is over as it strikes.
 * @param clock the shop's, to the second: '2026-11-24T17:59:59'
 * @param receivedDay on which its buyer got what is sent by post; undefined: not yet
 */
export function refundShareAt(terms: RefundTerms, clock: string, receivedDay?: string): RefundShare {
  const { rule, useDay, useEnd, gateFen } = terms
  if (rule.basis === 'receipt') return shareSinceReceipt(rule, clock, receivedDay)
  if (gateFen !== undefined) return { percent: rule.later, perUse: yuanOfFen(gateFen) }
  const stages = useDay !== undefined && useEnd !== undefined ? stagesOf(rule, useDay, useEnd) : []
  if (stages.length === 0) return { percent: rule.steps[0]?.percent ?? rule.later }
  const at = stages.findIndex(({ until }) => clock < until)
  const stage = stages[at]
  if (!stage) return { percent: rule.over }
  const next = stages.slice(at + 1).find(({ percent }) => percent !== stage.percent)
  const same = stages.slice(at).findLast(({ until }) => !next || until < next.until)
  const then = next?.percent ?? rule.over
  if (then === stage.percent) return { percent: stage.percent }
  return { percent: stage.percent, until: (same ?? stage).until, then }
}

/** The days are counted from the one after the receipt, as the law on sales at a distance counts them: all of the last one is in. */
function shareSinceReceipt(
  { later, over, receivedDays = 0 }: RefundRule,
  clock: string,
  receivedDay: string | undefined,
): RefundShare {
  if (receivedDay === undefined) return { percent: later }
  const until = `${addDays(receivedDay, receivedDays + 1)}T00:00`
  return clock < until ? { percent: later, until, then: over } : { percent: over }
}

/** Each share with the moment at which it ends, in their order. A deadline after the end of the use says nothing. */
function stagesOf(rule: RefundRule, useDay: string, useEnd: string) {
  const steps = rule.steps.map(({ days, time, percent }) => ({ percent, until: `${addDays(useDay, -days)}T${time}` }))
  return [...steps.filter(({ until }) => until < useEnd), { percent: rule.later, until: useEnd }]
}

/** Fen that come back of what a copy cost: what the shop keeps is rounded down to a whole fen. */
export const refundedFen = (paidFen: number, percent: number): number =>
  paidFen - Math.floor((paidFen * (100 - percent)) / 100)

/** What comes back and why, as its buyer reads it before applying: 按退改政策，11月25日 18:30 前退 50%，之后不退. */
export function refundShareText({ percent, until, then = 0, perUse }: RefundShare): string {
  if (percent === 0) return '按退改政策，现在不能退'
  const share = percent === 100 ? '可全额退' : `退 ${percent}%`
  if (perUse !== undefined) return `按退改政策，未使用${share}，用过的每次按门市价扣 ${perUse} 元`
  if (until === undefined) return `按退改政策，未使用${share}`
  return `按退改政策，${deadlineText(until)} 前${share}，之后${then === 0 ? '不退' : `退 ${then}%`}`
}
