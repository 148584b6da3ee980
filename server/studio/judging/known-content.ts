import { and, eq, sql } from 'drizzle-orm'
import { products, pageComponents, studioPointers } from '../../db/schema.ts'
import type { Queries } from '../../db/server-settings.ts'
import type { KnownContent } from '../../../src/kit/checker.ts'
import { overlaid } from '../../pages/published.ts'
import type { PageSources } from '../../pages/page-store.ts'
import { namedProducts } from './named-products.ts'
import type { Change } from './check-context.ts'

/**
 * What the mall's own database sells and shows now, as far as the files that serve and changes name it: a shop has more products than anybody names.
 * @returns undefined where the mall's calls are answered elsewhere, and nobody here knows what it sells
 */
export type ReadContent = (
  db: Queries,
  files: Pick<PageSources, 'folder' | 'published'>,
  changes?: readonly Change[],
) => Promise<KnownContent | undefined>

/** @param isOwn whether the mall's calls are answered here */
export const contentReader =
  (isOwn: boolean): ReadContent =>
  async (db, { folder, published }, changes = []) => {
    if (!isOwn) return undefined
    const texts = [...overlaid(folder, published).values(), ...changes].map(({ text }) => text ?? '')
    return readContent(db, [...new Set(texts.flatMap(namedProducts))])
  }

async function readContent(db: Queries, named: readonly string[]): Promise<KnownContent> {
  const { id, productName, status, saleStartDate, saleEndDate } = products
  const components = await db.select({ code: pageComponents.code }).from(pageComponents)
  const { kind, name, isArchived } = studioPointers
  const made = await db
    .select({ code: name })
    .from(studioPointers)
    .where(and(eq(kind, 'component'), eq(isArchived, false)))
  const sold = await db
    .select({ id, name: productName, status, saleStartDate, saleEndDate })
    .from(products)
    .where(sql`${id} = any(${sql.param(named)}::text[])`)
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
