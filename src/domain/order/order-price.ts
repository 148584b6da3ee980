/** A line as it is priced for its buyer. Amounts are fen of one copy. */
export interface PricedLine {
  readonly copies: number
  /** What everybody pays. */
  readonly listFen: number
  /** What the buyer pays: the member's price where there is one. */
  readonly unitFen: number
}

/** Fen. */
export interface OrderPrice {
  /** Before anything is taken off (B3 priceOrder). */
  readonly orderFen: number
  /** What the member's level takes off. */
  readonly memberFen: number
  readonly couponFen: number
  /** What was paid for the presale already, as far as it counts here (B5). */
  readonly presaleFen: number
  readonly pointsFen: number
  readonly coinsFen: number
  /** What is to be paid (B3 priceTotal): never below 0. */
  readonly totalFen: number
}

interface Deductions {
  readonly couponFen?: number
  readonly presaleFen?: number
  /** Points and coins are taken last: what they may take depends on the rest (points/deduction.ts). */
  readonly pointsFen?: number
  readonly coinsFen?: number
}

/** What an order costs its buyer (B5 presale: total minus presale, floored at 0). */
export function orderPrice(
  lines: readonly PricedLine[],
  { couponFen = 0, presaleFen = 0, pointsFen = 0, coinsFen = 0 }: Deductions = {},
): OrderPrice {
  const sum = (of: (line: PricedLine) => number) => lines.reduce((total, line) => total + of(line) * line.copies, 0)
  const orderFen = sum(({ listFen }) => listFen)
  const memberFen = orderFen - sum(({ unitFen }) => unitFen)
  let left = orderFen - memberFen
  const take = (fen: number) => {
    const taken = Math.min(fen, left)
    left -= taken
    return taken
  }
  const off = {
    couponFen: take(couponFen),
    presaleFen: take(presaleFen),
    pointsFen: take(pointsFen),
    coinsFen: take(coinsFen),
  }
  return { orderFen, memberFen, ...off, totalFen: left }
}

/**
 * Splits what is paid over the copies that are bought, so that the parts add up to it: what each gives back when it is refunded. In
 * proportion to the prices; what does not divide goes to the first.
 * @returns fen of each copy of each line
 */
export function paidShares(lines: readonly PricedLine[], paidFen: number): number[][] {
  const total = lines.reduce((sum, { unitFen, copies }) => sum + unitFen * copies, 0)
  let before = 0
  let given = 0
  return lines.map(({ unitFen, copies }) =>
    Array.from({ length: copies }, () => {
      before += unitFen
      const until = total === 0 ? 0 : Math.floor((paidFen * before) / total)
      const share = until - given
      given = until
      return share
    }),
  )
}
