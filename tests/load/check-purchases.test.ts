import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orders } from '../../server/db/schema.ts'
import { cancelOrder } from '../../server/orders/end-order.ts'
import { handlePaymentWebhook } from '../../server/orders/take-payment.ts'
import { fakeLine, fakeQuote, placingOf } from '../../server/orders/testing/fake-quote.ts'
import { NOW, orderBook } from '../../server/orders/testing/order-book.ts'
import { describeOnDatabases } from '../fixtures/databases.ts'
import { checkPurchases } from './check-purchases.ts'
import { newPurchase, type Purchase } from './purchase.ts'

describeOnDatabases('what a shop acknowledged', (opened) => {
  const db = () => opened().database.orm
  const book = orderBook(db)
  const found = (purchase: Purchase) => checkPurchases(db(), [purchase])

  /** Somebody ordered, and was told so. */
  async function ordered(): Promise<Purchase & { readonly orderId: string }> {
    const shoppingId = book.fresh('chosen')
    const orderId = await book.place(placingOf('m1', shoppingId, fakeQuote([fakeLine(book.fresh('item'), 9)])))
    return { ...newPurchase(1), shoppingId, isBooked: true, orderId }
  }

  it('is nothing that is missing, while all of it is there', async () => {
    expect(await found(await ordered())).toEqual([])
  })

  it('is missed: an order that is not there, or is another', async () => {
    const none = { ...newPurchase(1), shoppingId: 'never chosen', isBooked: true }
    expect(await found(none)).toEqual([])
    expect(await found({ ...none, orderId: '1' })).toEqual(['order 1 is missing'])
    const purchase = await ordered()
    expect(await found({ ...purchase, orderId: '1' })).toEqual([`order 1 is another now: ${purchase.orderId}`])
  })

  it('is missed: a payment that did not come, or came to nothing', async () => {
    const purchase = { ...(await ordered()), isPaid: true }
    expect(await found(purchase)).toEqual([`the payment of ${purchase.orderId} is missing`])
    const { notice } = await book.pay(purchase.orderId, 'm1')
    expect(await found({ ...purchase, providerNo: notice.providerNo })).toEqual([])
    await db().update(orders).set({ paidFen: 0 }).where(eq(orders.id, purchase.orderId))
    expect(await found({ ...purchase, providerNo: notice.providerNo })).toContain(
      `the payment of ${purchase.orderId} is missing`,
    )
    await db().update(orders).set({ paidFen: notice.amountFen }).where(eq(orders.id, purchase.orderId))
  })

  it('is not missed: a payment that came too late, and goes back', async () => {
    const purchase = await ordered()
    const { notice } = await book.begin(purchase.orderId, 'm1')
    await cancelOrder(db(), purchase.orderId, 'm1', NOW)
    expect(await handlePaymentWebhook(db(), notice, NOW)).toBe('returning')
    expect(await found({ ...purchase, isPaid: true, providerNo: notice.providerNo })).toEqual([])
  })

  it('is missed: a refund that is not there', async () => {
    const purchase = await ordered()
    expect(await found({ ...purchase, refundId: '7' })).toEqual(['refund 7 is missing'])
  })
})
