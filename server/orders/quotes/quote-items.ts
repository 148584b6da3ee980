import type { MainOrder } from '../../../schemas/domain/main-order.ts'
import { type Buyer, memberOffer } from '../../../src/domain/member-price.ts'
import { yuanOfFen } from '../../../src/domain/money.ts'
import { type ChosenItem, mainOrderObstacle } from '../../../src/domain/order-obstacle.ts'
import { planDay } from '../../../src/domain/sale-plan.ts'
import { memberPricesAt } from '../../../src/domain/ticket-days.ts'
import { chosenItems, type ItemChoice, itemsObstacle } from '../../catalogue/chosen-items.ts'
import { readItemsProduct, todayOf } from '../../catalogue/sale-items.ts'
import { NO_DAY } from '../../catalogue/stock.ts'
import type { QuoteLine } from '../quote.ts'
import type { Quoting } from './quoting.ts'

/** What a combo's or a play's temp order holds. */
interface ItemsBody {
  readonly date: string
  readonly choices: readonly ItemChoice[]
  readonly mainOrder?: MainOrder
}

/** The items of a combo or a play, on their day (B7). */
export const quoteItems: Quoting = async ({ db, clock, buyer }, { productId, body }) => {
  const { date, choices, mainOrder } = body as unknown as ItemsBody
  const product = await readItemsProduct(db, productId)
  if (!product) return 'gone'
  const chosen = await chosenItems({ db, product, date, clock }, choices)
  const obstacle =
    itemsObstacle(product, chosen, { date, clock }) ??
    mainOrderObstacle(product.mainOrder !== undefined, mainOrder, chosen ?? [])
  if (!chosen || obstacle) return obstacle ?? 'gone'
  const today = todayOf(clock)
  const lines = chosen.filter(({ copies }) => copies > 0).map((one) => lineOf(one, { date, today, buyer }))
  const isDated = lines.some(({ inventoryType }) => inventoryType === 'D')
  return { product, lines, isInstant: true, ...(isDated && { arrivalDate: date, departureDate: date }) }
}

interface Day {
  readonly date: string
  readonly today: string
  readonly buyer: Buyer
}

function lineOf({ item, copies, day }: ChosenItem, { date, today, buyer }: Day): QuoteLine {
  const { productId, name, resourceType, priceInventoryMode: inventoryType, childResources = [], plan } = item
  const listFen = day?.priceFen ?? 0
  const offer = memberOffer(listFen, memberPricesAt(yuanOfFen(listFen), item), buyer)
  const isDated = inventoryType === 'D'
  const capacity = planDay(plan, isDated ? date : today)?.stock ?? 0
  return {
    ...{ itemId: productId, name, copies, resourceType, inventoryType, listFen, unitFen: offer?.priceFen ?? listFen },
    childNames: childResources.map((child) => child.name),
    ...(isDated && { usingStartDate: date, usingEndDate: date }),
    needs: [{ itemId: productId, day: isDated ? date : NO_DAY, copies, capacity }],
  }
}
