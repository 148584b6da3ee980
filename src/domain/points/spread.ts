/** What is left of points that were earned together. */
export interface Lot {
  readonly id: string
  readonly left: number
}

export interface Part {
  readonly id: string
  readonly amount: number
}

/** Spreads an amount over lots, the first ones first. @returns undefined when they don't hold as much */
export function spread(lots: readonly Lot[], amount: number): Part[] | undefined {
  let wanted = amount
  const parts = lots.flatMap(({ id, left }) => {
    const part = Math.min(left, wanted)
    wanted -= part
    return part > 0 ? [{ id, amount: part }] : []
  })
  return wanted === 0 ? parts : undefined
}
