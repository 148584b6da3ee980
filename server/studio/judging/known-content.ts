import { and, eq } from 'drizzle-orm'
import { products as productTable, pageComponents, studioPointers } from '../../db/schema.ts'
import type { Orm } from '../../db/open-database.ts'
import type { KnownContent } from '../../../src/kit/checker.ts'

/** ms that what was read holds: a form is checked while somebody types. */
const HOLDS = 5_000

export interface ContentBook {
  /** What was read last. Undefined: nothing yet, or the mall's calls are answered elsewhere, and nobody here knows what it sells. */
  readonly known: () => KnownContent | undefined
  /** Reads it anew where it is old. @param isExact also where it is not */
  readonly refresh: (isExact?: boolean) => Promise<void>
}

/** What the mall's own database sells and shows, for judging what pages name. */
export function contentBook(
  db: Orm,
  { isOwn, now }: { readonly isOwn: boolean; readonly now: () => number },
): ContentBook {
  let known: KnownContent | undefined
  let readAt = -Infinity
  return {
    known: () => known,
    async refresh(isExact = false) {
      if (!isOwn || (!isExact && now() - readAt < HOLDS)) return
      known = await readContent(db)
      readAt = now()
    },
  }
}

async function readContent(db: Orm): Promise<KnownContent> {
  const { id, productName, status, saleStartDate, saleEndDate } = productTable
  const components = await db.select({ code: pageComponents.code }).from(pageComponents)
  const { kind, name, isArchived } = studioPointers
  const made = await db
    .select({ code: name })
    .from(studioPointers)
    .where(and(eq(kind, 'component'), eq(isArchived, false)))
  const sold = await db.select({ id, name: productName, status, saleStartDate, saleEndDate }).from(productTable)
  return {
    codes: new Set([...components, ...made].map(({ code }) => code)),
    products: new Set(sold.map((one) => one.id)),
    sales: new Map(
      sold.map((one) => [
        one.id,
        {
          ...{ name: one.name, isListed: one.status === 1 },
          from: one.saleStartDate.slice(0, 16),
          until: one.saleEndDate.slice(0, 16),
        },
      ]),
    ),
  }
}
