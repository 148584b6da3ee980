import type { FreeCancel } from '../../../schemas/domain/hotel.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import type { CodeRule, OrderLineBody } from '../../../schemas/domain/order.ts'
import { fenOfYuan } from '../../../src/domain/money.ts'
import { codeRuleOf, gateFenOf, validityOf } from '../../../src/domain/order/code-use.ts'
import type { UseTime } from '../../../src/domain/order/refund-rule.ts'
import { roomLineName } from '../../../src/domain/stay/room-line.ts'

interface SoldThing
  extends CodeRule, Pick<OrderLineBody, 'name' | 'resourceType' | 'inventoryType' | 'listFen' | 'childNames'> {
  readonly freeCancel?: FreeCancel | undefined
  /** Of its session. */
  readonly hours?: UseTime['hours']
  /** Of one use. */
  readonly gateFen?: number
}

/** What a product sells under an id, as an order calls it; rooms, tickets and goods are told apart by their resourceType (B5). */
export function soldThing(product: Product, itemId: string): SoldThing {
  const found = itemOf(product, itemId) ?? ticketOf(product, itemId) ?? rateOf(product, itemId)
  const thing = found ?? packageOf(product, itemId) ?? skuOf(product, itemId)
  if (!thing) throw new Error(`The sandbox orders what ${product.id} does not sell: ${itemId}`)
  return thing.inventoryType === 'T' ? { ...validityOf(product), ...thing } : thing
}

function itemOf({ saleItems = [] }: Product, itemId: string): SoldThing | undefined {
  const item = saleItems.find(({ productId }) => productId === itemId)
  return (
    item && {
      ...{ name: item.name, resourceType: item.resourceType, inventoryType: item.priceInventoryMode },
      ...{ listFen: fenOfYuan(item.plan.price), childNames: (item.childResources ?? []).map(({ name }) => name) },
      ...(item.ticketExtend && { hours: { begin: item.ticketExtend.beginTime, end: item.ticketExtend.endTime } }),
    }
  )
}

function ticketOf({ ticket }: Product, itemId: string): SoldThing | undefined {
  const resource = ticket?.groups.flatMap(({ resources }) => resources).find((one) => one.resourceId === itemId)
  const inventoryType = ticket?.isFlexTicket === 1 ? 'T' : 'D'
  return resource && { ...plain(resource.resourceName, resource.price), resourceType: 64, inventoryType }
}

function rateOf({ hotel }: Product, itemId: string): SoldThing | undefined {
  for (const { hotelRoomName, rates } of hotel?.rooms ?? []) {
    const rate = rates.find(({ resourceId }) => resourceId === itemId)
    const name = rate && roomLineName(hotelRoomName, rate.name, 1)
    if (rate && name)
      return { ...plain(name, rate.plan.price), resourceType: 1, inventoryType: 'D', freeCancel: rate.freeCancel }
  }
  return undefined
}

function packageOf({ packageList = [] }: Product, itemId: string): SoldThing | undefined {
  const found = packageList.find(({ id }) => id === itemId)
  return (
    found && {
      ...plain(found.name, found.price),
      resourceType: 65,
      inventoryType: 'T',
      ...codeRuleOf(found),
      gateFen: gateFenOf(found),
    }
  )
}

function skuOf({ goods, productName }: Product, itemId: string): SoldThing | undefined {
  const sku = goods?.skus.find(({ sku_id }) => sku_id === itemId)
  return sku && { ...plain(productName, sku.price), resourceType: 65, inventoryType: 'T' }
}

const plain = (name: string, price: number) => ({ name, listFen: fenOfYuan(price), childNames: [] })
