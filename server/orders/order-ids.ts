import { randomInt } from 'node:crypto'
import { shopClock } from '../../src/domain/dates.ts'

/** Digits that nobody can guess. */
const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

/** An order's number as its buyer reads it out on the phone: the day, then ten digits. 202611201234567890. */
export const newOrderId = (now: number): string => shopClock(now).slice(0, 10).replaceAll('-', '') + digits(10)

/** A code by which a copy is redeemed: twelve digits. */
export const newBizCode = (): string => digits(12)

/** A team's number, which its members copy and nobody can guess: T and twelve digits. */
export const newTeamId = (): string => `T${digits(12)}`

/** Names what hangs on an order: its lines, payments, refunds and codes. */
export const newPartId = (): string => digits(18)
