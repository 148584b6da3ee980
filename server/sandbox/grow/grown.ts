import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/** What is asked for: how many of each there are to be, beside the sandbox's own. */
export interface Sizes {
  readonly products: number
  readonly orders: number
  readonly members: number
}

/** The sandbox's own products have six digits; a grown one has those of the product that it is like, and six more. */
export const isGrownProduct = (id: SQLWrapper): SQL => sql`length(${id}) = 12`

/** Offers of grown products stand behind the sandbox's own. */
export const FIRST_OFFER = 1_000_000

/** As many as one product has at most. */
export const OFFERS_A_PRODUCT = 8

/** A prime: numbers below it times anything but it come out once each, in an order that looks like none. */
const PRIME = 1_000_003
const FACTORS = { age: 514_229, buyer: 317_811, ended: 196_418, product: 121_393, sold: 832_040, use: 75_025 } as const

/** A share from 0 to 1 of what a number stands for: the same each time, and spread evenly. One name for each thing that is chosen by it. */
export const shareOf = (number: SQL, name: keyof typeof FACTORS): SQL =>
  sql`(((${number}) % ${PRIME}::bigint * ${FACTORS[name]}::bigint) % ${PRIME}::bigint)::float8 / ${PRIME}::float8`

/** Beijing time as text of epoch ms: 2026-11-20T10:00:00 */
export const shopText = (ms: SQL): SQL =>
  sql`to_char(timestamp '1970-01-01' + ((${ms}) / 1000 + 28800) * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS')`

/** The same of its day alone. */
export const shopDayText = (ms: SQL): SQL => sql`left(${shopText(ms)}, 10)`

/** ms */
export const DAY = 86_400_000
