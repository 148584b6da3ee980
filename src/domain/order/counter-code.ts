/** Where a counter's code stands for somebody: to be paid, theirs already, somebody else's, or over. */
export type CounterState = 'open' | 'mine' | 'taken' | 'expired'

/** How long a counter shows its code, in ms. */
export const COUNTER_TIME = 5 * 60_000

/** The most that is paid by a counter's code, in fen. */
export const MOST_AT_COUNTER = 5_000_000

/** The kind of the orders that counters' codes make: what they stand for was handed over at the counter. */
export const COUNTER_KIND = 'counter'

const DIGITS = 8

/**
 * The code in what was typed or scanned: eight digits, with spaces or without, or the address of the page with it.
 * @returns undefined for anything else
 */
export function counterCodeIn(text: string): string | undefined {
  const named = /[?&]code=([^&#]*)/.exec(text)?.[1] ?? text
  const digits = named.replaceAll(/[\s-]/g, '')
  return new RegExp(`^\\d{${DIGITS}}$`).test(digits) ? digits : undefined
}

/** As it is read out: 1234 5678. */
export const counterCodeText = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`

interface Code {
  readonly expiresAt: number
  /** Whose order took it. */
  readonly takenBy?: string | undefined
}

/** @param now epoch ms */
export function counterState({ expiresAt, takenBy }: Code, memberId: string, now: number): CounterState {
  if (takenBy !== undefined) return takenBy === memberId ? 'mine' : 'taken'
  return expiresAt <= now ? 'expired' : 'open'
}
