import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Company } from '../../../schemas/domain/company.ts'
import { productKindOf, productKinds } from '../../../schemas/domain/product-kind.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import { detailSections } from '../../../src/domain/detail-sections.ts'
import { readProduct } from '../../catalogue/products.ts'
import { readTaken } from '../../catalogue/stock.ts'
import type { Orm } from '../../db/open-database.ts'
import { companies } from '../../db/schema.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'

/** What everybody may read of a product (A3, B3, B7). */
export function productDetailRoute(app: FastifyInstance, db: Orm): void {
  contractRoute(app, 'productDetail', async ({ params: { id } }) => {
    const product = await readProduct(db, id)
    if (!product) return refuse('not-found')
    const kind = productKindOf(product.productType)
    return {
      ...publicParts(product),
      ...(kind && { kind, path: `${productKinds[kind].path}${id}` }),
      sections: detailSections(product),
      hasSkus: product.goods !== undefined,
      ...(await packagesLeft(db, product)),
      ...(await sellerOf(db, product)),
    }
  })
}

/** The contract filters what it does not name; teams are people, and not for everybody. */
function publicParts({ groupProduct, ...product }: Product) {
  if (!groupProduct) return product
  const { teams: _teams, ...group } = groupProduct
  return { ...product, groupProduct: group }
}

/** The packages with what is still to be had of each. */
async function packagesLeft(db: Orm, { packageList }: Product): Promise<Pick<Product, 'packageList'>> {
  if (!packageList) return {}
  const taken = await readTaken(
    db,
    packageList.map(({ id }) => id),
  )
  return { packageList: packageList.map((one) => ({ ...one, stock: Math.max(0, one.stock - taken(one.id)) })) }
}

/** The company and the store that sell a product. */
export async function sellerOf(db: Orm, { companyId, storeId }: Pick<Product, 'companyId' | 'storeId'>) {
  const [found] = await db.select().from(companies).where(eq(companies.id, companyId))
  if (!found) return {}
  const { stores, ...body }: Omit<Company, 'companyId' | 'companyName'> = found.body
  const store = stores.find((one) => one.storeId === storeId)
  return { company: { companyId, companyName: found.name, ...body }, ...(store && { store }) }
}
