import { and, asc, eq, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { productKindOf, productKinds, productPath } from '../../../schemas/domain/product-kind.ts'
import type { ProductChoice } from '../../../schemas/studio/components.ts'
import { yuanOfFen } from '../../../src/domain/money.ts'
import type { Orm } from '../../db/open-database.ts'
import { products } from '../../db/schema.ts'
import type { StudioHandler } from '../studio-route.ts'

const MOST = 30

/** What somebody types is a text, whatever signs of a pattern are in it. */
export const within = (words: string) => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Products whose name, place or id has the words: the one of that very id first, then what is on the shelf, by their kinds. */
export const productChoices =
  (db: Orm, shopNow: () => string): StudioHandler<'productChoices'> =>
  async ({ query: { words = '' } }) => {
    const now = shopNow().replace('T', ' ')
    const found: ProductChoice[] = []
    for await (const row of productsWith(db, words.trim(), AT_ONCE)) {
      found.push(...choiceOf(row, now))
      if (found.length > MOST) break
    }
    return { products: found.slice(0, MOST), isMore: found.length > MOST }
  }

type Row = typeof products.$inferSelect

/** Products that are looked through in one statement: others get their turn between two of them. */
const AT_ONCE = 2_000

const { id, productName, productType, place, status } = products

/** @param atOnce how many are looked through in one statement */
export async function* productsWith(db: Orm, words: string, atOnce: number): AsyncGenerator<Row> {
  yield* await db.select().from(products).where(eq(id, words))
  for (const shelf of [eq(status, 1), ne(status, 1)]) yield* lookThrough(db, { shelf, words, atOnce })
}

interface Looked {
  readonly shelf: SQL
  readonly words: string
  readonly atOnce: number
}

async function* lookThrough(db: Orm, { shelf, words, atOnce }: Looked): AsyncGenerator<Row> {
  const asked = within(words)
  let last: { readonly id: string; readonly productType: number } | undefined
  for (;;) {
    const some = db
      .select({ id, productName, productType, place })
      .from(products)
      .where(and(shelf, ne(id, words), last && sql`(${productType}, ${id}) > (${last.productType}, ${last.id})`))
      .orderBy(asc(productType), asc(id))
      .limit(atOnce)
      .as('some')
    const has = or(ilike(some.productName, asked), ilike(some.place, asked), ilike(some.id, asked))
    const rows = await db
      .select({ id: some.id, productType: some.productType, has: sql<boolean>`${has}` })
      .from(some)
      .orderBy(asc(some.productType), asc(some.id))
    yield* inTheirOrder(
      db,
      rows.filter((row) => row.has).map((row) => row.id),
    )
    last = rows.at(-1)
    if (rows.length < atOnce) return
  }
}

/** Read a few at a time: whoever asked may have enough of the first. */
async function* inTheirOrder(db: Orm, ids: readonly string[]): AsyncGenerator<Row> {
  for (let at = 0; at < ids.length; at += MOST + 1)
    yield* await db
      .select()
      .from(products)
      .where(inArray(id, ids.slice(at, at + MOST + 1)))
      .orderBy(asc(productType), asc(id))
}

/** What has no page of its own can't be led to. */
function choiceOf(row: typeof products.$inferSelect, now: string): ProductChoice[] {
  const { status, startPriceFen, underLinedPriceFen, sold, body } = row
  const address = productPath({ id: row.id, productType: row.productType, ...body })
  const kind = productKindOf(row.productType)
  if (address === undefined || kind === undefined) return []
  const [picture] = body.productImageInfos
  return [
    {
      ...{ id: row.id, title: row.productName, kind: productKinds[kind].title, address, place: row.place, sold },
      productType: row.productType,
      ...(picture && { picture: picture.url, picAlt: picture.alt }),
      ...{ price: yuanOfFen(startPriceFen), originalPrice: yuanOfFen(underLinedPriceFen) },
      isOnSale: status === 1 && row.saleStartDate <= now && row.saleEndDate > now,
    },
  ]
}
