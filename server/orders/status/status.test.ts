import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../../tests/fixtures/databases.ts'
import { nextState } from '../../../src/domain/order/transitions.ts'
import type { Queries } from '../../db/server-settings.ts'
import { orders } from '../../db/schema.ts'
import * as machines from '../testing/machines.ts'
import { keepInvoice } from './invoice-status.ts'

const { invoice, invoiced, order } = machines

/** Each event in each state, as the table has it and as the database has it after it was tried. */
async function trials<State extends string, Event extends string>(
  db: Queries,
  machine: machines.Machine<State, Event>,
) {
  const { transitions, make, move, read } = machine
  const states = Object.keys(transitions) as State[]
  const events = new Set(states.flatMap((state) => Object.keys(transitions[state]) as Event[]))
  const found: { said: string; done: string }[] = []
  for (const state of states)
    for (const event of events) {
      const id = `${state} ${event}`
      await make(db, id, state)
      const moved = await move(db, id, event)
      const next = nextState(transitions, state, event)
      const told = (after: string | undefined, count: number) => `${id}: ${after}, ${count} moved`
      found.push({ said: told(next ?? state, next ? 1 : 0), done: told(await read(db, id), moved.length) })
    }
  return found
}

describeOnDatabases('the one writer of a status', (opened) => {
  const db = () => opened().database.orm
  /** What became of rows otherwise than their table says. */
  const strays = async <State extends string, Event extends string>(machine: machines.Machine<State, Event>) =>
    (await db().transaction((tx) => trials(tx, machine))).filter(({ said, done }) => said !== done)

  it('moves an order as its table says, and not otherwise', async () => {
    expect(await strays(order)).toEqual([])
  })
  it('moves a code as its table says, and not otherwise', async () => {
    expect(await strays(machines.code)).toEqual([])
  })
  it('moves a refund as its table says, and not otherwise', async () => {
    expect(await strays(machines.refund)).toEqual([])
  })
  it('moves a try to pay as its table says, and not otherwise', async () => {
    expect(await strays(machines.payment)).toEqual([])
  })
  it('moves a return of money as its table says, and not otherwise', async () => {
    expect(await strays(machines.paymentReturn)).toEqual([])
  })
  it('moves a booked day as its table says, and not otherwise', async () => {
    expect(await strays(machines.appointment)).toEqual([])
  })
  it('moves a parcel as its table says, and not otherwise', async () => {
    expect(await strays(machines.parcel)).toEqual([])
  })
  it('moves goods that are sent as its table says, and not otherwise', async () => {
    expect(await strays(machines.shipment)).toEqual([])
  })
  it('moves a bargain as its table says, and not otherwise', async () => {
    expect(await strays(machines.bargain)).toEqual([])
  })
  it('moves the help of a sign activity as its table says, and not otherwise', async () => {
    expect(await strays(machines.signJoin)).toEqual([])
  })
  it('moves a team as its table says, and not otherwise', async () => {
    expect(await strays(machines.team)).toEqual([])
  })
  it('moves an invoice as its table says, and not otherwise', async () => {
    expect(await strays(invoiced)).toEqual([])
  })

  it('has an order of nothing to pay confirmed and unsubscribed as any other that is paid', async () => {
    await order.make(db(), 'free', 'unpaid')
    await db().execute(sql`update orders set payment_status = 4 where id = 'free'`)
    expect((await order.move(db(), 'free', 'expire')).length).toBe(0)
    await order.move(db(), 'free', 'confirm')
    expect(await order.read(db(), 'free')).toBe('confirmed')
    const [row] = await db().select().from(orders).where(eq(orders.id, 'free'))
    expect(row?.paymentStatus).toBe(4)
  })

  it('keeps another application for an invoice in the place of one that ended, and of no other', async () => {
    const kept: [string, number][] = []
    for (const state of ['applied', 'issued', 'refused', 'reversed'] as const) {
      const orderId = `again ${state}`
      await invoiced.make(db(), orderId, state)
      kept.push([state, (await keepInvoice(db(), { ...invoice, orderId, state: 'applied' })).length])
    }
    expect(kept).toEqual([
      ['applied', 0],
      ['issued', 0],
      ['refused', 1],
      ['reversed', 1],
    ])
  })
})
