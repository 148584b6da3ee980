/** How many copies of a ticket may be taken (B3 mark). */
export interface CopyRule {
  /** Fewer are not sold, but for none at all. */
  readonly minCopies: number
  readonly maxCopies: number
  /** The least that may be typed. */
  readonly minBookNum: number
}

/** The most that can be taken: the smaller of what is left and maxCopies (B5); none where the least that is sold is more than that. */
export function mostCopies({ minCopies, maxCopies }: CopyRule, stock: number): number {
  const most = Math.min(stock, maxCopies)
  return most < minCopies ? 0 : most
}

/** One more (B4): the first step goes to minCopies when that is more than 1. Never above what can be taken (B5). */
export function addCopy(copies: number, rule: CopyRule, stock: number): number {
  const next = copies === 0 && rule.minCopies > 1 ? rule.minCopies : copies + 1
  return Math.min(next, mostCopies(rule, stock))
}

/** One less (B4): from a minCopies above 1 to none. Never below minBookNum (B5). */
export function removeCopy(copies: number, rule: CopyRule): number {
  const next = rule.minCopies > 1 && copies <= rule.minCopies ? 0 : copies - 1
  return Math.max(next, rule.minBookNum)
}

/** The nearest number that can be taken: what was chosen for another day, say. */
export function fittingCopies(copies: number, rule: CopyRule, stock: number): number {
  const most = mostCopies(rule, stock)
  const within = Math.min(Math.max(copies, rule.minBookNum), most)
  return within > 0 && within < rule.minCopies ? Math.min(rule.minCopies, most) : within
}

/** What a typed text comes to; `isNumber` false: 请输入正确的数量. */
export interface TypedCopies {
  readonly copies: number
  readonly isNumber: boolean
}

/** Reads a typed number (B5): a blank is 1, what is no number 0, any other is brought to the nearest that can be taken. */
export function typedCopies(text: string, rule: CopyRule, stock: number): TypedCopies {
  const typed = text.trim()
  if (typed === '') return { copies: fittingCopies(1, rule, stock), isNumber: true }
  if (!/^[+-]?\d+(\.\d+)?$/.test(typed)) return { copies: 0, isNumber: false }
  return { copies: fittingCopies(Math.floor(Number(typed)), rule, stock), isNumber: true }
}

/** Whether that many can be ordered: what the server asks once more. */
export function areFitting(copies: number, rule: CopyRule, stock: number): boolean {
  return Number.isInteger(copies) && copies > 0 && fittingCopies(copies, rule, stock) === copies
}
