import { eq } from 'drizzle-orm'
import type { Company } from '../../schemas/domain/company.ts'
import type { Product } from '../../schemas/domain/product.ts'
import type { Orm } from '../db/open-database.ts'
import { companies } from '../db/schema.ts'
import { cachedRead } from './cached-reads.ts'

/** The company that sells a product, and its store when the company has it; neither for a company that the shop does not know. */
export async function sellerOf(db: Orm, { companyId, storeId }: Pick<Product, 'companyId' | 'storeId'>) {
  const found = await cachedRead(db, `company ${companyId}`, () => readCompany(db, companyId))
  if (!found) return {}
  const { stores, ...body }: Omit<Company, 'companyId' | 'companyName'> = found.body
  const store = stores.find((one) => one.storeId === storeId)
  return { company: { companyId, companyName: found.name, ...body }, ...(store && { store }) }
}

async function readCompany(db: Orm, id: string) {
  const [found] = await db.select().from(companies).where(eq(companies.id, id))
  return found
}
