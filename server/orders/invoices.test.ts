import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { applyInvoice, endInvoice, readInvoice } from './invoices.ts'
import { advanceRefund, applyRefund } from './refund-order.ts'
import { fakeLine, fakeQuote, placingOf } from './testing/fake-quote.ts'
import { NOW, orderBook } from './testing/order-book.ts'

const body = { titleType: 'personal', title: '顾长风', email: 'gu@example.com' } as const

describeOnDatabases('the invoice of an order of which money is given back', (opened) => {
  const db = () => opened().database.orm
  const book = orderBook(db)
  const invoice = (orderId: string) => readInvoice(db(), orderId, 'm1')
  const apply = (orderId: string) => applyInvoice(db(), { orderId, memberId: 'm1', body }, NOW)
  const issue = (orderId: string, number = '26460001') => endInvoice(db(), orderId, { number }, NOW)

  /** Two copies at 180 were paid for, and an invoice of them is applied for. */
  const invoiced = async () => {
    const quote = fakeQuote([fakeLine(book.fresh('item'), 9, { copies: 2 })])
    const orderId = await book.place(placingOf('m1', book.fresh('temp'), quote))
    await book.pay(orderId, 'm1')
    expect(await apply(orderId)).toBeUndefined()
    return orderId
  }
  const approved = async (orderId: string, copies: number) => {
    const [line] = await book.lines(orderId)
    const wanted = [{ subOrderId: line?.id ?? '', copies }]
    const request = { orderId, memberId: 'm1', requestKey: book.fresh('key'), reason: 2, description: '', wanted }
    const made = await applyRefund(db(), request, NOW)
    const refundId = 'refundId' in made ? made.refundId : ''
    await advanceRefund(db(), refundId, 'approve', NOW)
    return refundId
  }
  const giveBack = async (orderId: string, copies: number) =>
    advanceRefund(db(), await approved(orderId, copies), 'settle', NOW)

  it('[B9] is made out for what is left, when it was not issued yet', async () => {
    const orderId = await invoiced()
    expect((await invoice(orderId))?.invoiceAmount).toBe(360)
    await giveBack(orderId, 1)
    expect(await invoice(orderId)).toMatchObject({ invoiceAmount: 180, invoice: { state: 'applied' } })
    expect(await book.audit()).toEqual([])
    expect(await issue(orderId)).toBe(true)
    expect(await invoice(orderId)).toMatchObject({ invoiceAmount: 180, invoice: { state: 'issued' } })
  })

  it('[B9] is taken back once it was issued, and applied for again for what is left', async () => {
    const orderId = await invoiced()
    await issue(orderId)
    await giveBack(orderId, 1)
    expect(await invoice(orderId)).toMatchObject({
      ...{ status: 2, invoiceAmount: 180 },
      invoice: { state: 'reversed', number: '26460001', note: '订单有退款，请按退款后的金额重新申请' },
    })
    expect(await issue(orderId), 'it ended').toBe(false)
    expect(await apply(orderId), 'to the same name').toBeUndefined()
    const anew = await invoice(orderId)
    expect(anew).toMatchObject({ invoiceAmount: 180, invoice: { state: 'applied' } })
    expect([anew?.invoice?.number, anew?.invoice?.note]).toEqual([undefined, undefined])
    expect(await book.audit()).toEqual([])
  })

  it('[B9] ends when nothing is left, issued or not', async () => {
    const [applied, issued] = [await invoiced(), await invoiced()]
    await issue(issued)
    for (const orderId of [applied, issued]) await giveBack(orderId, 2)
    expect(await invoice(applied)).toMatchObject({ invoiceAmount: 0, invoice: { state: 'refused' } })
    expect(await invoice(issued)).toMatchObject({ invoiceAmount: 0, invoice: { state: 'reversed' } })
    expect([await apply(applied), await apply(issued)]).toEqual(['invoice-not-open', 'invoice-not-open'])
    expect(await book.audit()).toEqual([])
  })

  it('and is issued at the same moment names what is left, or is taken back', async () => {
    for (let round = 0; round < 6; round++) {
      const orderId = await invoiced()
      const refundId = await approved(orderId, 1)
      await Promise.all([issue(orderId), advanceRefund(db(), refundId, 'settle', NOW)])
      const found = await invoice(orderId)
      expect([found?.invoiceAmount, found?.invoice?.state]).toSatisfy(
        ([amount, state]) => amount === 180 && (state === 'issued' || state === 'reversed'),
      )
    }
    expect(await book.audit()).toEqual([])
  })
})
