import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { productKinds } from '../../../schemas/domain/product-kind.ts'
import { logisticsPath, orderPaths } from './order-paths.ts'

const routes = JSON.parse(readFileSync('pages/routes.json', 'utf8')) as { routes: { path: string }[] }

describe('the pages of an order', () => {
  it('[B2.9] are routes of the shop, whatever was bought', () => {
    const known = routes.routes.map(({ path }) => path.replace(/:[^/]+$/, 'ID'))
    const paths = Object.values(productKinds).flatMap((kind) => Object.values(orderPaths('ID', kind.productType)))
    expect(paths.filter((path) => !known.includes(path))).toEqual([])
  })

  it('[B2.9] have one for the parcel in which goods come back, of retail goods alone', () => {
    const types = Object.values(productKinds).map(({ productType }) => productType)
    const found = types.flatMap((type) => logisticsPath('ID', type) ?? [])
    expect(found).toEqual(['/retail/refund/logistics/ID'])
    expect(routes.routes.map(({ path }) => path)).toContain('/retail/refund/logistics/:orderId')
  })

  it('[B2.9] are those of its kind, and the common ones for kinds without', () => {
    expect(orderPaths('7', productKinds.play.productType).detail).toBe('/play/orderDetail/7')
    expect(orderPaths('7', productKinds.tcshotel.productType).refundApply).toBe('/tcshotel/order/apply/7')
    expect(orderPaths('7', productKinds.ticket.productType).detail).toBe('/detail/7')
  })
})
