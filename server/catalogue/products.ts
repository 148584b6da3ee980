import { asc, eq } from 'drizzle-orm'
import type { ProductPackage } from '../../schemas/domain/product-package.ts'
import type { Product } from '../../schemas/domain/product.ts'
import { yuanOfFen } from '../../src/domain/money.ts'
import type { Orm } from '../db/open-database.ts'
import type { Queries } from '../db/server-settings.ts'
import { productPackages, products } from '../db/schema.ts'
import { cachedRead } from './cached-reads.ts'

/**
 * A product with its packages in their order, as the shop keeps it; undefined when there is none of that id. It and
 * its packages have prices of members where it takes part (A3 discountType).
 */
export async function readProduct(db: Queries, id: string): Promise<Product | undefined> {
  const [row] = await db.select().from(products).where(eq(products.id, id))
  if (!row) return undefined
  const packages = await db
    .select()
    .from(productPackages)
    .where(eq(productPackages.productId, id))
    .orderBy(asc(productPackages.position))
  const { memberDiscounts, ...product } = productOf(row)
  const packageList = packages.map(packageOf)
  const takesPart = product.discountType === 1
  return {
    ...product,
    ...(takesPart && memberDiscounts && { memberDiscounts }),
    ...(packageList.length > 0 && { packageList: takesPart ? packageList : packageList.map(withoutMemberPrices) }),
  }
}

/** The same for what only shows it: as it stood within the last second. */
export const cachedProduct = (db: Orm, id: string): Promise<Product | undefined> =>
  cachedRead(db, `product ${id}`, () => readProduct(db, id))

const withoutMemberPrices = ({ memberPrices: _prices, ...one }: ProductPackage): ProductPackage => one

type ProductRow = typeof products.$inferSelect
type PackageRow = typeof productPackages.$inferSelect

/** A product without its packages, and without what lists find it by (tables/shelf.ts). */
function productOf({ startPriceFen, underLinedPriceFen, body, ...row }: ProductRow): Product {
  const { buyableFrom: _from, buyableUntil: _until, teamsFrom: _teams, teamsUntil: _last, ...listed } = row
  const { mallCategory: _mall, exchangeCategory: _exchange, exchangePoints: _points, ...others } = listed
  const { stayProducts: _stays, ...columns } = others
  return { ...body, ...columns, startPrice: yuanOfFen(startPriceFen), underLinedPrice: yuanOfFen(underLinedPriceFen) }
}

function packageOf({ id, name, priceFen, originalPriceFen, packageStatus, stock, body }: PackageRow): ProductPackage {
  return {
    ...body,
    id,
    name,
    price: yuanOfFen(priceFen),
    originalprice: yuanOfFen(originalPriceFen),
    packageStatus,
    stock,
  }
}
