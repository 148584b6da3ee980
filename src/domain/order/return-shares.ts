/** What is left of a payment to be given back. */
interface PaidPart {
  readonly paymentId: string
  readonly leftFen: number
}

/**
 * Spreads a refund over the payments of its order, the earliest first: a company gives back to what it took.
 * @returns fen of each payment that gives some; undefined when they don't hold as much
 */
export function returnShares(paid: readonly PaidPart[], amountFen: number) {
  let wanted = amountFen
  const shares = paid.flatMap(({ paymentId, leftFen }) => {
    const fen = Math.min(Math.max(leftFen, 0), wanted)
    wanted -= fen
    return fen > 0 ? [{ paymentId, amountFen: fen }] : []
  })
  return wanted === 0 ? shares : undefined
}
