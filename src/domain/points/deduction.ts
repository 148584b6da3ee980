import type { DeductionRule } from '../../../schemas/domain/points.ts'
import type { PointKind } from '../../../schemas/domain/points.ts'
import { fenOfYuan } from '../money.ts'
import { paidShares } from '../order/order-price.ts'

/** Fen that one is worth: a hundred points are a yuan, and so is one coin. */
export const fenOfOne: Readonly<Record<PointKind, number>> = { points: 1, coins: 100 }

/** B3 deductionType 1 platform (points), 2 business (coin); 3 is not used. */
const kinds: Readonly<Partial<Record<DeductionRule['deductionType'], PointKind>>> = { 1: 'points', 2: 'coins' }
/** The same the other way round. */
export const deductionTypes = { points: 1, coins: 2 } as const satisfies Readonly<Record<PointKind, number>>
const PROPORTION = 1
const FIXED = 2

export interface Deductible {
  /** 最高可抵 N 积分: as many points for an order, where no rule says otherwise. */
  readonly integral?: number | undefined
  readonly deductions?: readonly DeductionRule[] | undefined
  /** Of the points mall: each copy takes so many points, whatever else is said. */
  readonly exchange?: { readonly points: number } | undefined
}

/** What an order of a product takes beside money, points first; one rule of each kind. */
export function deductionRules(
  { integral = 0, deductions, exchange }: Deductible,
  copies = 1,
): { kind: PointKind; rule: DeductionRule }[] {
  if (exchange)
    return [{ kind: 'points', rule: { deductionType: 1, discountMode: FIXED, value: exchange.points * copies } }]
  const rules = deductions ?? [{ deductionType: 1, discountMode: FIXED, value: integral }]
  return (['points', 'coins'] as const).flatMap((kind) => {
    const rule = rules.find(({ deductionType, value }) => kinds[deductionType] === kind && value > 0)
    return rule ? [{ kind, rule }] : []
  })
}

/** Of several products in one order: what each is, how many, and fen that they cost. */
export interface OrderPart {
  readonly product: Deductible
  readonly copies: number
  readonly fen: number
}

/**
 * What an order of several products takes beside money: of each what its own rules let it take of its share of what is left to pay.
 * @param leftFen to be paid without any of it, for all of them
 */
export function rulesTogether(
  parts: readonly OrderPart[],
  leftFen: number,
): { kind: PointKind; rule: DeductionRule }[] {
  const shares = paidShares(
    parts.map(({ fen }) => ({ copies: 1, listFen: fen, unitFen: fen })),
    leftFen,
  )
  const all = parts.flatMap(({ product, copies }, at) =>
    deductionRules(product, copies).map(({ kind, rule }) => ({
      kind,
      most: mostTaken(kind, rule, shares[at]?.[0] ?? 0),
    })),
  )
  return (['points', 'coins'] as const).flatMap((kind) => {
    const value = all.filter((one) => one.kind === kind).reduce((sum, { most }) => sum + most, 0)
    return value > 0 ? [{ kind, rule: { deductionType: deductionTypes[kind], discountMode: FIXED, value } }] : []
  })
}

/** Points that one copy of the points mall takes, which costs so many fen in all; 0 for what is sold for money. */
export const copyPoints = ({ exchange }: Pick<Deductible, 'exchange'>, unitFen: number): number =>
  Math.min(exchange?.points ?? 0, Math.floor(unitFen / fenOfOne.points))

/** How many of a kind an order takes at most (B3 discountMode): a percentage of what is left to pay, or so many; never more than that is. */
export function mostTaken(kind: PointKind, { discountMode, value }: DeductionRule, leftFen: number): number {
  const worth = fenOfOne[kind]
  const all = Math.floor(leftFen / worth)
  return Math.min(all, discountMode === PROPORTION ? Math.floor((leftFen * value) / 100 / worth) : Math.floor(value))
}

/** What an order takes of a kind, and what its buyer has of it. */
export interface Deduction {
  readonly kind: PointKind
  /** Whose coins they are; '' for points. */
  readonly companyId: string
  readonly balance: number
  readonly most: number
  /** How many it takes when they are used, and fen that they take off. */
  readonly amount: number
  readonly fen: number
  readonly isUsed: boolean
}

interface Purse {
  readonly kind: PointKind
  readonly companyId: string
  readonly balance: number
  readonly rule: DeductionRule
  readonly isWanted: boolean
}

/** Takes of each purse what it may, one after the other. @param leftFen to be paid without any of them */
export function deductionsOf(purses: readonly Purse[], leftFen: number): Deduction[] {
  let left = leftFen
  return purses.map(({ kind, companyId, balance, rule, isWanted }) => {
    const most = mostTaken(kind, rule, left)
    const amount = Math.min(balance, most)
    const fen = amount * fenOfOne[kind]
    const isUsed = isWanted && amount > 0
    if (isUsed) left -= fen
    return { kind, companyId, balance, most, amount, fen, isUsed }
  })
}

/** How many points goods of the points mall want that their buyer does not have; 0: they can be bought. */
export const pointsLacking = ({ exchange }: Deductible, deductions: readonly Deduction[]): number =>
  exchange ? deductions.reduce((lacking, { most, amount }) => lacking + most - amount, 0) : 0

/** Those that are used. */
export const usedOf = (deductions: readonly Deduction[]): Deduction[] => deductions.filter(({ isUsed }) => isUsed)

/** 最高可抵 N 积分 of a card: of an order at the starting price (yuan). */
export function cardPoints(product: Deductible & { readonly startPrice: number }): number | undefined {
  const [points] = deductionRules(product).filter(({ kind }) => kind === 'points')
  return points ? mostTaken('points', points.rule, fenOfYuan(product.startPrice)) : product.integral
}

/** Points that a copy earns which cost so many fen: one for each whole yuan. */
export const earnedBy = (paidFen: number): number => Math.floor(paidFen / 100)
