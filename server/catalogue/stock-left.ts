import type { Product } from '../../schemas/domain/product.ts'
import { activityStockId } from '../../src/domain/activity/activity-stock.ts'
import type { Orm } from '../db/open-database.ts'
import { readTaken, type Taken } from './stock.ts'

/**
 * A product whose packages, skus and activity have the stock that is left of them.
 * @param counted what is taken, as it counts for who asks
 */
export async function withStockLeft(
  db: Orm,
  product: Product,
  counted: (taken: Taken) => Taken = (taken) => taken,
): Promise<Product> {
  const { packageList, goods, productActivity } = product
  const activity = productActivity && activityStockId(productActivity.activityId)
  const ids = [
    ...(packageList ?? []).map(({ id }) => id),
    ...(goods?.skus ?? []).map(({ sku_id }) => sku_id),
    ...(activity ? [activity] : []),
  ]
  const taken = counted(await readTaken(db, ids))
  const left = (stock: number, id: string) => Math.max(0, stock - taken(id))
  const skusLeft = goods?.skus.map((sku) => ({ ...sku, enable_quantity: left(sku.enable_quantity, sku.sku_id) }))
  return {
    ...product,
    ...(packageList && { packageList: packageList.map((one) => ({ ...one, stock: left(one.stock, one.id) })) }),
    ...(goods && skusLeft && { goods: { ...goods, skus: skusLeft } }),
    ...(productActivity &&
      activity && { productActivity: { ...productActivity, stock: left(productActivity.stock, activity) } }),
  }
}
