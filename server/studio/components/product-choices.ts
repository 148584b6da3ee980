import { asc, ilike, or } from 'drizzle-orm'
import { productKindOf, productKinds, productPath } from '../../../schemas/domain/product-kind.ts'
import type { ProductChoice } from '../../../schemas/studio/components.ts'
import { yuanOfFen } from '../../../src/domain/money.ts'
import type { Orm } from '../../db/open-database.ts'
import { products } from '../../db/schema.ts'
import type { StudioHandler } from '../studio-route.ts'

const MOST = 30

/** What somebody types is a text, whatever signs of a pattern are in it. */
const within = (words: string) => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Products whose name, place or id has the words. */
export const productChoices =
  (db: Orm, shopNow: () => string): StudioHandler<'productChoices'> =>
  async ({ query: { words = '' } }) => {
    const asked = within(words.trim())
    const rows = await db
      .select()
      .from(products)
      .where(or(ilike(products.productName, asked), ilike(products.place, asked), ilike(products.id, asked)))
      .orderBy(asc(products.productType), asc(products.id))
      .limit(MOST)
    const now = shopNow().replace('T', ' ')
    return { products: rows.flatMap((row) => choiceOf(row, now)) }
  }

/** What has no page of its own can't be led to. */
function choiceOf(row: typeof products.$inferSelect, now: string): ProductChoice[] {
  const { id, productName, productType, place, status, startPriceFen, underLinedPriceFen, sold, body } = row
  const address = productPath({ id, productType, ...body })
  const kind = productKindOf(productType)
  if (address === undefined || kind === undefined) return []
  const [picture] = body.productImageInfos
  return [
    {
      ...{ id, title: productName, kind: productKinds[kind].title, address, place, sold, productType },
      ...(picture && { picture: picture.url, picAlt: picture.alt }),
      ...{ price: yuanOfFen(startPriceFen), originalPrice: yuanOfFen(underLinedPriceFen) },
      isOnSale: status === 1 && row.saleStartDate <= now && row.saleEndDate > now,
    },
  ]
}
