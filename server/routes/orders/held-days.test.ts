import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import { ticketOrderText } from '../../../src/domain/ticket/ticket-order.ts'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'
import { stockTaken } from '../../db/schema.ts'
import { readDraft } from '../../orders/draft.ts'
import { isProblem } from '../../orders/quote.ts'

const [BUYER, OTHER, HOARDER] = ['900011', '900012', '900013']
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

  /** What the page of a product tells its reader of their own orders of it. */
  async function unpaidOf(reqDtos: object | string, member: string) {
    const productId = /\b[1-9]\d{5}\b/.exec(JSON.stringify(reqDtos))?.[0]
    return (await send('GET', `/online/capi/collect/checkProductCollect/${productId}`, member)).data?.['unpaid'] as
      | Fields
      | undefined
  }

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
    async ({ kind, contract, reqDtos, gone }) => {
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
      const held = await unpaidOf(reqDtos, BUYER)
      expect(held?.['holds']).toMatch(/^\S.* 11月25日 周三/)
      // Another order of a play waits too.
      expect(held?.['to']).toMatch(kind === 'a play' ? /tab=unpaid$/ : new RegExp(`/${String(orderId)}$`))
      expect(await unpaidOf(reqDtos, OTHER)).toBeUndefined()
      await send('POST', '/online/order/cancel/create', BUYER, { orderId })
      expect(await info(second)).not.toHaveProperty('problem')
      expect((await unpaidOf(reqDtos, BUYER))?.['holds'] ?? '').not.toContain('11月25日')
    },
  )

  it('[B8] of several orders of a product: all that they hold, and the way to all of them', async () => {
    const { contract, reqDtos } = kinds[2]
    for (const departureDate of ['2026-12-08', '2026-12-09']) {
      const id = idIn(await send('POST', contract.path, BUYER, { ...reqDtos, departureDate }))
      await book(id, ((await info(id))['priceDetail'] as Fields | undefined)?.['bookPriceTotal'])
    }
    const { holds, to } = (await unpaidOf(reqDtos, BUYER)) ?? {}
    expect(String(holds).split('、').toSorted()).toEqual([
      '双人海景套餐 12月8日 周二 - 12月9日 周三',
      '双人海景套餐 12月9日 周三 - 12月10日 周四',
    ])
    expect(to).toBe('/order?tab=unpaid')
  })

  it('[B8] and of which a buyer may keep no more without paying: the same word, with its way to all of their orders', async () => {
    const choices = [{ productId: '3101011', useCopies: 6 }]
    const keep = async () =>
      idIn(
        await send('POST', contracts.savePlayOrder.path, HOARDER, {
          id: '310101',
          useDate: '2026-12-11',
          ...choices[0],
        }),
      )
    const ids = [await keep(), await keep()]
    const booked = await Promise.all(
      ids.map(async (id) => {
        const { data } = await send('GET', `/online/order/shoppingInfo/${id}`, HOARDER)
        const { bookPriceTotal } = (data?.['priceDetail'] ?? {}) as Fields
        return send('POST', '/online/order/booking', HOARDER, { shoppingId: id, contacts, bookPriceTotal })
      }),
    )
    expect(booked.filter(({ responseCode }) => responseCode === '0')).toHaveLength(1)
    expect(booked.filter(({ responseCode }) => responseCode !== '0')).toEqual([
      expect.objectContaining({ responseCode: 'unpaid-first', message: MESSAGE }),
    ])
  })

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
