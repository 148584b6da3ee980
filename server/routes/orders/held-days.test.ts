import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import { ticketOrderText } from '../../../src/domain/ticket/ticket-order.ts'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'
import { stockTaken } from '../../db/schema.ts'
import { readDraft } from '../../orders/draft.ts'
import { isProblem } from '../../orders/quote.ts'

const [BUYER, OTHER] = ['900011', '900012']
const contacts = { name: '林小满', phone: '13800000000' }
const DAY = '2026-11-25'
const MESSAGE = '还有待支付的同款订单，请先支付或取消'

const room = {
  ...{ productId: '100102', resourceId: '10010211', usingStartDate: DAY, usingEndDate: '2026-11-27', num: 1 },
  ...{ passengerDTOs: [], bookPriceTotal: 5360 },
}

/** What is sold for a day, how it is kept to be ordered, and what others are told of it. */
const kinds = [
  {
    ...{ kind: 'dated tickets', contract: contracts.ticketTempOrderCreate, gone: { code: 'out-of-stock' } },
    reqDtos: ticketOrderText('200101', { saleDate: DAY }, { '20010111': 1 }),
  },
  { kind: 'rooms', contract: contracts.hotelTempOrderCreate, gone: { code: '6010109' }, reqDtos: room },
  {
    ...{ kind: 'items of a combo', contract: contracts.saveOrder },
    gone: { message: '这一天已售罄，请选择其他日期' },
    reqDtos: { productId: '610101', departureDate: DAY, choices: [{ productId: '6101011', useCopies: 1 }] },
  },
  {
    ...{ kind: 'a play', contract: contracts.savePlayOrder, gone: { message: '这一天已售罄，请选择其他日期' } },
    reqDtos: { id: '310101', productId: '3101011', useDate: DAY, useCopies: 1 },
  },
] as const

type Fields = Readonly<Record<string, unknown>>
type Reply = Fields & { readonly data?: Fields }

describeInSandbox('what is sold for a day, and of which the buyer’s own unpaid order has the last', NOON, (opened) => {
  const { clock, db, call } = sandboxMall(opened)
  const send = async (method: 'GET' | 'POST', url: string, member: string, reqDtos?: object | string) =>
    (await call({ method, url, member, ...(reqDtos !== undefined && { payload: { reqDtos } }) })).json() as Reply
  const info = async (id: string) => (await send('GET', `/online/order/shoppingInfo/${id}`, BUYER)).data ?? {}
  const idIn = ({ shoppingId, data }: Reply) => String(shoppingId ?? data?.['tempOrderId'] ?? data?.['id'])
  const book = async (shoppingId: string, bookPriceTotal: unknown) =>
    send('POST', '/online/order/booking', BUYER, { shoppingId, contacts, bookPriceTotal })

  /** Others take all that is left of what was chosen. */
  async function takeTheRest(shoppingId: string) {
    const draft = await readDraft(db(), clock, { shoppingId, memberId: BUYER })
    if (!draft || isProblem(draft)) throw new Error(JSON.stringify(draft))
    for (const { itemId, day, capacity } of draft.quote.lines.flatMap(({ needs }) => needs))
      await db()
        .update(stockTaken)
        .set({ taken: capacity })
        .where(and(eq(stockTaken.itemId, itemId), eq(stockTaken.day, day)))
  }

  it.each(kinds)(
    '[B8] of $kind: it is said so, and the way to that order is told',
    async ({ contract, reqDtos, gone }) => {
      const keep = (member: string) => send('POST', contract.path, member, reqDtos)
      const [first, second] = [idIn(await keep(BUYER)), idIn(await keep(BUYER))]
      const price = ((await info(first))['priceDetail'] as Fields | undefined)?.['bookPriceTotal']
      const booked = await book(first, price)
      const orderId = booked.data?.['orderId']
      expect(booked, 'the first is ordered').toMatchObject({ responseCode: '0' })
      await takeTheRest(second)
      expect(await keep(OTHER), 'others have nothing to pay for').toMatchObject(gone)
      const refused = await keep(BUYER)
      expect([refused['code'] ?? refused['responseCode'], refused['message']]).toEqual(['order-unpaid', MESSAGE])
      expect((await info(second))['problem']).toEqual({ code: 'order-unpaid', message: MESSAGE, orderId })
      expect(await book(second, price)).toMatchObject({ responseCode: 'order-unpaid' })
      await send('POST', '/online/order/cancel/create', BUYER, { orderId })
      expect(await info(second)).not.toHaveProperty('problem')
    },
  )

  it('[A8] of a room: so says the check of its price, to who is logged in', async () => {
    const later = { ...room, usingStartDate: '2026-12-01', usingEndDate: '2026-12-03' }
    const keep = async () => idIn(await send('POST', contracts.hotelTempOrderCreate.path, BUYER, later))
    const [first, second] = [await keep(), await keep()]
    await book(first, later.bookPriceTotal)
    await takeTheRest(second)
    const check = (member: string) => send('POST', contracts.hotelCheckPriceChange.path, member, later)
    expect([(await check(BUYER))['code'], (await check(OTHER))['code']]).toEqual(['order-unpaid', '6010109'])
  })
})
