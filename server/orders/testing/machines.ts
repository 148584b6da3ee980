import { eq } from 'drizzle-orm'
import type { InvoiceBody, InvoiceState } from '../../../schemas/domain/invoice.ts'
import type { ParcelState } from '../../../schemas/domain/refund-parcel.ts'
import type { ShipmentState } from '../../../schemas/domain/shipment.ts'
import {
  type AppointmentEvent,
  type AppointmentState,
  appointmentTransitions,
} from '../../../src/domain/order/appointment-state.ts'
import {
  type BargainEvent,
  type BargainProgress,
  bargainTransitions,
} from '../../../src/domain/bargain/bargain-progress.ts'
import { type SignHelpEvent, type SignHelpState, signHelpTransitions } from '../../../src/domain/sign/help-progress.ts'
import { type CodeEvent, type CodeState, codeStatusOf, codeTransitions } from '../../../src/domain/order/code-state.ts'
import { type InvoiceEvent, invoiceTransitions } from '../../../src/domain/order/invoice-state.ts'
import {
  type OrderEvent,
  type OrderState,
  orderState,
  orderTransitions,
  writtenAs,
} from '../../../src/domain/order/order-state.ts'
import { type ParcelEvent, parcelTransitions } from '../../../src/domain/order/parcel-state.ts'
import {
  type PaymentReturnEvent,
  type PaymentReturnState,
  paymentReturnTransitions,
} from '../../../src/domain/order/payment-return-state.ts'
import { type PaymentEvent, type PaymentState, paymentTransitions } from '../../../src/domain/order/payment-state.ts'
import {
  type RefundEvent,
  type RefundState,
  refundStatusOf,
  refundTransitions,
} from '../../../src/domain/order/refund-state.ts'
import { type ShipmentEvent, shipmentTransitions } from '../../../src/domain/order/shipment-state.ts'
import type { Transitions } from '../../../src/domain/order/transitions.ts'
import { type TeamEvent, type TeamState, teamTransitions } from '../../../src/domain/team/team-state.ts'
import type { Queries } from '../../db/server-settings.ts'
import * as tables from '../../db/schema.ts'
import { moveBargains } from '../../bargains/bargain-status.ts'
import { moveJoins } from '../../signing/join-status.ts'
import { moveTeams } from '../../teams/team-status.ts'
import { moveAppointments } from '../status/appointment-status.ts'
import { moveCodes } from '../status/code-status.ts'
import { moveInvoices } from '../status/invoice-status.ts'
import { moveOrders } from '../status/order-status.ts'
import { moveParcels } from '../status/parcel-status.ts'
import { movePaymentReturns } from '../status/payment-return-status.ts'
import { movePayments } from '../status/payment-status.ts'
import { moveRefunds } from '../status/refund-status.ts'
import { moveShipments } from '../status/shipment-status.ts'

const NOW = 1

const contact = { name: '林小满', phone: '13800000000' }
const orderBody = {
  ...{ productCode: 'P1', productName: '帆船出海', productType: 31, picture: '/bay', isInstant: true },
  ...{ contact, passengers: [], remark: '' },
}
const dayBody = {
  productName: '帆船出海',
  name: '成人票',
  picture: '/bay',
  people: 1,
  contact,
  remark: '',
  isInstant: false,
}
const invoiceBody: InvoiceBody = { titleType: 'personal', title: '林小满', email: 'xm@example.com' }
/** An application for an invoice. */
export const invoice = { memberId: 'm1', amountFen: 1, createdAt: NOW, body: invoiceBody }

/** What the rows of the other machines hang on: an order with a line, made once. */
async function madeOrder(db: Queries, id = 'o'): Promise<string> {
  const told = { kind: 'play', productId: '1', tempOrderId: `of ${id}`, memberId: 'm1', totalFen: 1, orderFen: 1 }
  const times = { createdAt: NOW, payUntil: NOW }
  const made = { ...told, ...times, id, orderStatus: 1, paymentStatus: 1, body: orderBody } as const
  await db.insert(tables.orders).values(made).onConflictDoNothing()
  const kind = { name: '成人票', resourceType: 64, inventoryType: 'D' } as const
  const line = { ...kind, listFen: 1, unitFen: 1, childNames: [] }
  const row = { id: `line of ${id}`, orderId: id, position: 0, itemId: '1', copies: 1, body: line }
  await db.insert(tables.orderLines).values(row).onConflictDoNothing()
  return id
}

/** A table of states, and how a row in one of them is made, moved and read again. */
export interface Machine<State extends string = string, Event extends string = string> {
  readonly transitions: Transitions<State, Event>
  readonly make: (db: Queries, id: string, state: State) => Promise<unknown>
  readonly move: (db: Queries, id: string, event: Event) => PromiseLike<readonly unknown[]>
  readonly read: (db: Queries, id: string) => Promise<State | undefined>
}

const keyOf = <Key extends string>(numbers: Readonly<Record<Key, number>>, number: number | undefined) =>
  (Object.keys(numbers) as Key[]).find((key) => numbers[key] === number)

export const order: Machine<OrderState, OrderEvent> = {
  transitions: orderTransitions,
  make: (db, id, state) => {
    const [written] = writtenAs([state])
    const told = {
      kind: 'play',
      productId: '1',
      tempOrderId: id,
      memberId: 'm1',
      totalFen: 1,
      orderFen: 1,
      body: orderBody,
    }
    return db.insert(tables.orders).values({ ...told, ...written!, id, createdAt: NOW, payUntil: NOW })
  },
  move: (db, id, event) => moveOrders(db, event, [eq(tables.orders.id, id)]),
  read: async (db, id) => {
    const [row] = await db.select().from(tables.orders).where(eq(tables.orders.id, id))
    return row && orderState(row)
  },
}

export const code: Machine<CodeState, CodeEvent> = {
  transitions: codeTransitions,
  make: async (db, id, state) => {
    const orderId = await madeOrder(db)
    const told = {
      ...{ orderId, memberId: 'm1' },
      lineId: `line of ${orderId}`,
      copy: 0,
      bizCode: id,
      canUseTimes: 1,
      continuousUsedFlag: 0,
      paidFen: 0,
    }
    return db.insert(tables.orderCodes).values({ ...told, id, status: codeStatusOf[state] })
  },
  move: (db, id, event) => moveCodes(db, event, [eq(tables.orderCodes.id, id)]),
  read: async (db, id) => {
    const [row] = await db.select().from(tables.orderCodes).where(eq(tables.orderCodes.id, id))
    return keyOf(codeStatusOf, row?.status)
  },
}

export const refund: Machine<RefundState, RefundEvent> = {
  transitions: refundTransitions,
  make: async (db, id, state) => {
    const orderId = await madeOrder(db)
    const told = { orderId, memberId: 'm1', requestKey: id, quantity: 1, amountFen: 1, reason: 1, description: '' }
    return db.insert(tables.refunds).values({ ...told, id, createdAt: NOW, status: refundStatusOf[state] })
  },
  move: (db, id, event) => moveRefunds(db, event, [eq(tables.refunds.id, id)]),
  read: async (db, id) => {
    const [row] = await db.select().from(tables.refunds).where(eq(tables.refunds.id, id))
    return keyOf(refundStatusOf, row?.status)
  },
}

export const payment: Machine<PaymentState, PaymentEvent> = {
  transitions: paymentTransitions,
  make: async (db, id, state) => {
    const orderId = await madeOrder(db)
    return db.insert(tables.payments).values({ id, orderId, state, amountFen: 1, createdAt: NOW })
  },
  move: (db, id, event) => movePayments(db, event, [eq(tables.payments.id, id)]),
  read: async (db, id) => (await db.select().from(tables.payments).where(eq(tables.payments.id, id)))[0]?.state,
}

export const paymentReturn: Machine<PaymentReturnState, PaymentReturnEvent> = {
  transitions: paymentReturnTransitions,
  make: async (db, id, state) => {
    await payment.make(db, `paid ${id}`, 'paid')
    return db.insert(tables.paymentReturns).values({ id, paymentId: `paid ${id}`, state, amountFen: 1, askAt: NOW })
  },
  move: (db, id, event) => movePaymentReturns(db, event, [eq(tables.paymentReturns.id, id)]),
  read: async (db, id) =>
    (await db.select().from(tables.paymentReturns).where(eq(tables.paymentReturns.id, id)))[0]?.state,
}

export const appointment: Machine<AppointmentState, AppointmentEvent> = {
  transitions: appointmentTransitions,
  make: async (db, id, state) => {
    const orderId = await madeOrder(db)
    const told = {
      orderId,
      lineId: `line of ${orderId}`,
      memberId: 'm1',
      requestKey: id,
      productId: '1',
      day: '2026-11-25',
      copies: 1,
    }
    return db.insert(tables.appointments).values({ ...told, id, state, createdAt: NOW, body: dayBody })
  },
  move: (db, id, event) => moveAppointments(db, event, [eq(tables.appointments.id, id)]),
  read: async (db, id) => (await db.select().from(tables.appointments).where(eq(tables.appointments.id, id)))[0]?.state,
}

export const parcel: Machine<ParcelState, ParcelEvent> = {
  transitions: parcelTransitions,
  make: async (db, refundId, state) => {
    await refund.make(db, refundId, 'applied')
    const told = { address: '', askedAt: NOW, number: '1', sentAt: NOW }
    return db.insert(tables.refundParcels).values({ ...told, refundId, state })
  },
  move: (db, id, event) => moveParcels(db, event, [eq(tables.refundParcels.refundId, id)]),
  read: async (db, id) =>
    (await db.select().from(tables.refundParcels).where(eq(tables.refundParcels.refundId, id)))[0]?.state,
}

export const shipment: Machine<ShipmentState, ShipmentEvent> = {
  transitions: shipmentTransitions,
  make: async (db, id, state) => {
    const orderId = await madeOrder(db, id)
    const parcel = { company: '顺丰速运', number: 'SF12345678' } as const
    const receivedAt = state === 'received' ? NOW : null
    return db.insert(tables.orderShipments).values({ orderId, state, ...parcel, sentAt: NOW, receivedAt })
  },
  move: (db, id, event) =>
    moveShipments(db, event, [eq(tables.orderShipments.orderId, id)], event === 'receive' ? { receivedAt: NOW } : {}),
  read: async (db, id) =>
    (await db.select().from(tables.orderShipments).where(eq(tables.orderShipments.orderId, id)))[0]?.state,
}

export const invoiced: Machine<InvoiceState, InvoiceEvent> = {
  transitions: invoiceTransitions,
  make: async (db, id, state) => {
    const orderId = await madeOrder(db, id)
    return db.insert(tables.invoices).values({ ...invoice, orderId, state, number: '1' })
  },
  move: (db, id, event) => moveInvoices(db, event, [eq(tables.invoices.orderId, id)]),
  read: async (db, id) => (await db.select().from(tables.invoices).where(eq(tables.invoices.orderId, id)))[0]?.state,
}

const face = { iconUrl: '', memberName: '' }

export const bargain: Machine<BargainProgress, BargainEvent> = {
  transitions: bargainTransitions,
  make: (db, id, state) => {
    const told = { memberId: id, productId: '1', activityId: '1', cutFen: 1, leftFen: 0, beganAt: NOW }
    return db.insert(tables.bargains).values({ ...told, ...face, id, state })
  },
  move: (db, id, event) => moveBargains(db, event, [eq(tables.bargains.id, id)]),
  read: async (db, id) => (await db.select().from(tables.bargains).where(eq(tables.bargains.id, id)))[0]?.state,
}

export const signJoin: Machine<SignHelpState, SignHelpEvent> = {
  transitions: signHelpTransitions,
  make: (db, id, state) => {
    const told = { memberId: id, activityId: '1', helpers: 1, helpReward: 1, joinedAt: NOW }
    return db.insert(tables.signJoins).values({ ...told, ...face, id, state })
  },
  move: (db, id, event) => moveJoins(db, event, [eq(tables.signJoins.id, id)]),
  read: async (db, id) => (await db.select().from(tables.signJoins).where(eq(tables.signJoins.id, id)))[0]?.state,
}

export const team: Machine<TeamState, TeamEvent> = {
  transitions: teamTransitions,
  make: (db, id, state) => {
    const seats = { persons: 2, taken: 2, paid: 2 }
    const of = { productId: '1', activityId: '1', leaderId: 'm1', openedAt: NOW, endAt: NOW }
    return db.insert(tables.teams).values({ ...of, ...seats, id, state })
  },
  move: (db, id, event) => moveTeams(db, event, [eq(tables.teams.id, id)]),
  read: async (db, id) => (await db.select().from(tables.teams).where(eq(tables.teams.id, id)))[0]?.state,
}
