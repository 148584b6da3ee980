import { and, desc, eq, inArray, ne, type SQL, sum } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { knownTypes, parentTypeOf } from '../../src/domain/product/recommendation.ts'
import type { Orm } from '../db/open-database.ts'
import { products } from '../db/schema.ts'
import { isForMoney } from '../db/tables/shelf.ts'
import { A_MINUTE, cachedRead } from './cached-reads.ts'
import { isOnSale } from './on-sale.ts'

/** Products that are recommended to whoever looks at one: nobody looks further. */
export const MOST_RECOMMENDED = 100

const { id, productType, place, sold } = products

/** In these words the indexes of bestsellers are found. */
const forMoney = isForMoney(products)

export interface Best {
  readonly id: string
  readonly productType: number
  readonly sold: number
}

/** What sells best of one type. @param now Beijing time */
const bestOf = (db: Orm, type: number, where: SQL | undefined, now: string, most: number) =>
  db
    .select({ id, productType, sold })
    .from(products)
    .where(and(forMoney, eq(productType, type), where, isOnSale(now)))
    .orderBy(desc(sold), id)
    .limit(most)

/** Of several conditions, each on one type, what sells best of all together. */
async function bestOfAll(
  db: Orm,
  wanted: readonly (readonly [type: number, where: SQL | undefined])[],
  now: string,
  most: number,
): Promise<Best[]> {
  const [first, second, ...others] = wanted.map(([type, where]) => bestOf(db, type, where, now, most))
  if (!first || most <= 0) return []
  const rows = await (second ? unionAll(first, second, ...others) : first)
  return rows.toSorted((one, other) => other.sold - one.sold || (one.id < other.id ? -1 : 1)).slice(0, most)
}

interface Near {
  readonly place: string
  readonly productType: number
}

interface Input {
  /** The product that is looked at. */
  readonly seen?: Near | undefined
  /** A large kind (parentTypeOf), when only that is wanted. */
  readonly kind?: number | undefined
  /** Beijing time. */
  readonly now: string
}

/**
 * What is sold at the same place and of the same kind comes first, then one of both, then the rest; each by how often it was bought. No more
 * than MOST_RECOMMENDED and one, which may be the product itself. It goes by dates and tags: readBuyable leaves out what is sold out.
 */
export const findRecommended = (db: Orm, { seen, kind, now }: Input): Promise<readonly Best[]> => {
  const near = seen && ([seen.place, parentTypeOf(seen.productType)?.code] as const)
  const key = `recommended ${JSON.stringify([near, kind, now.slice(0, 16)])}`
  return cachedRead(db, key, () => readRecommended(db, { seen, kind, now }))
}

async function readRecommended(db: Orm, { seen, kind, now }: Input): Promise<Best[]> {
  const types = knownTypes.filter((type) => kind === undefined || parentTypeOf(type)?.code === kind)
  const own = seen && parentTypeOf(seen.productType)?.code
  const ofKind = types.filter((type) => parentTypeOf(type)?.code === own)
  const others = types.filter((type) => !ofKind.includes(type))
  const [here, elsewhere] = seen ? [eq(place, seen.place), ne(place, seen.place)] : []
  const steps = [
    here ? ofKind.map((type) => [type, here] as const) : [],
    [...ofKind.map((type) => [type, elsewhere] as const), ...(here ? others.map((type) => [type, here] as const) : [])],
    others.map((type) => [type, elsewhere] as const),
  ]
  const found: Best[] = []
  for (const step of steps) found.push(...(await bestOfAll(db, step, now, MOST_RECOMMENDED + 1 - found.length)))
  return found
}

/** How often each type was bought, of what is on sale. @param now Beijing time */
export const soldByType = (db: Orm, now: string): Promise<ReadonlyMap<number, number>> =>
  cachedRead(
    db,
    `sold by type ${now.slice(0, 16)}`,
    async () => {
      const rows = await db
        .select({ productType, sold: sum(sold) })
        .from(products)
        .where(and(forMoney, inArray(productType, [...knownTypes]), isOnSale(now)))
        .groupBy(productType)
      return new Map(rows.map((row) => [row.productType, Number(row.sold)]))
    },
    A_MINUTE,
  )

/** Those of some ids and types, of which none stands for all, that sell best; what the shop does not recommend is none. @param now Beijing time */
export async function findBest(
  db: Orm,
  { ids, types }: { readonly ids: readonly string[]; readonly types: readonly number[] },
  now: string,
  most: number,
): Promise<string[]> {
  const where = ids.length > 0 ? inArray(id, [...ids]) : undefined
  const known = knownTypes.filter((type) => types.length === 0 || types.includes(type))
  const best = await bestOfAll(
    db,
    known.map((type) => [type, where]),
    now,
    most,
  )
  return best.map((one) => one.id)
}

/** Products of some ids, in their order. */
export async function readProductRows(db: Orm, ids: readonly string[]): Promise<(typeof products.$inferSelect)[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(products)
    .where(inArray(id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((one) => byId.get(one) ?? [])
}
