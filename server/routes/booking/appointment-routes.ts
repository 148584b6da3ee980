import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Product } from '../../../schemas/domain/product.ts'
import { shopDay } from '../../../src/domain/dates.ts'
import { yuanOfFen } from '../../../src/domain/money.ts'
import { orderPaths } from '../../../src/domain/order/order-paths.ts'
import { orderWord } from '../../../src/domain/order/order-state.ts'
import { isPresale } from '../../../src/domain/product/presale.ts'
import { readProduct } from '../../catalogue/products.ts'
import type { Orm } from '../../db/open-database.ts'
import { appointments, orders } from '../../db/schema.ts'
import { bookDay } from '../../orders/appointments/book-day.ts'
import { bookableOf, lastDayOfLine, type LineToBook, readLinesToBook } from '../../orders/appointments/booked-lines.ts'
import { cancelDay, changeDay } from '../../orders/appointments/change-appointment.ts'
import { readOrdersToBook } from '../../orders/appointments/orders-to-book.ts'
import { ofMember, readAppointments, shownDays } from '../../orders/appointments/read-appointments.ts'
import { settleExtras } from '../../orders/appointments/settle-extras.ts'
import { readExchange } from '../../orders/presale-order.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Days that are booked for what was bought (B2.9 Booking): what there is of them, and what a buyer does with them. */
export function appointmentRoutes(app: FastifyInstance, deps: MallDeps): void {
  readingRoutes(app, deps)
  changingRoutes(app, deps)
}

function readingRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'bookingStock', async ({ params: { id }, viewer }) => {
    const product = await readProduct(db, viewer ? await productAsked(db, id, viewer.memberId) : id)
    // What needs no day has no days to look at.
    if (!product?.appointment) return refuse('not-found')
    const { id: productId, productName, appointment: rule } = product
    return { productId, productName, ...(await shownDays(db, productId, rule, clock.now())) }
  })
  contractRoute(app, 'bookingInfo', async ({ params: { orderId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const order = await ownOrder(db, orderId, viewer.memberId)
    if (!order) return refuse('not-found')
    const product = await readProduct(db, order.productId)
    const rule = product?.appointment
    if (!product || !rule) return refuse('not-found')
    await settleExtras(db, clock.now(), viewer.memberId)
    const lines = await readLinesToBook(db, order)
    const { body, productId } = order
    const until = lines
      .map(({ lastDay }) => lastDay)
      .toSorted()
      .at(-1)
    return {
      ...{ orderId, productId, productName: body.productName, picture: body.picture, statusText: orderWord(order) },
      ...{ orderPath: orderPaths(orderId, body.productType).detail, contact: body.contact },
      ...{
        bookable: bookableOf(lines),
        lines: lines.map(lineOf),
        exchange: await exchangeOf(db, order, product, clock.now()),
      },
      ...(await shownDays(db, productId, rule, clock.now(), until)),
      appointments: await readAppointments(db, ofMember(viewer.memberId, orderId), clock.now()),
    }
  })
  contractRoute(app, 'appointmentDetail', async ({ params: { id }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    await settleExtras(db, clock.now(), viewer.memberId)
    const mine = and(eq(appointments.id, id), ofMember(viewer.memberId))
    const [appointment] = await readAppointments(db, mine, clock.now())
    const rule = appointment && (await readProduct(db, appointment.productId))?.appointment
    if (!appointment || !rule) return refuse('not-found')
    const until = await lastDayOfLine(db, appointment.subOrderId)
    return { appointment, ...(await shownDays(db, appointment.productId, rule, clock.now(), until)) }
  })
  contractRoute(app, 'myAppointments', async ({ query: { id = '' }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { memberId } = viewer
    await settleExtras(db, clock.now(), memberId)
    return {
      appointments: await readAppointments(db, ofMember(memberId, id), clock.now()),
      orders: await readOrdersToBook(db, memberId, id),
    }
  })
}

function changingRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'bookAppointment', async ({ body, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const { lines: wanted, remark = '', date, ...asked } = body
    const booked = await bookDay(db, { ...asked, wanted, remark, date, memberId: viewer.memberId }, clock.now())
    if ('obstacle' in booked) return refuse(booked.obstacle)
    return { ...booked, appointmentId: booked.appointmentIds[0] ?? '' }
  })
  contractRoute(app, 'changeAppointment', async ({ body: { appointmentId, date }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const problem = await changeDay(db, { id: appointmentId, date, memberId: viewer.memberId }, clock.now())
    if (problem === 'booking-no-copies' || problem === 'booking-too-many') return refuse('booking-ended')
    return problem ? refuse(problem) : { appointmentId }
  })
  contractRoute(app, 'cancelAppointment', async ({ body: { appointmentId }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const problem = await cancelDay(db, { id: appointmentId, memberId: viewer.memberId }, clock.now())
    return problem ? refuse(problem) : { appointmentId }
  })
}

const lineOf = ({ line: { id, copies, body }, bookable }: LineToBook) => ({
  ...{ subOrderId: id, name: body.name, copies, bookable },
})

async function ownOrder(db: Orm, orderId: string, memberId: string) {
  const mine = and(eq(orders.id, orderId), eq(orders.memberId, memberId))
  const [order] = await db.select().from(orders).where(mine)
  return order
}

/** The id of a product, or of the product of an order of one's own. */
const productAsked = async (db: Orm, id: string, memberId: string): Promise<string> =>
  (await ownOrder(db, id, memberId))?.productId ?? id

/** What an order counts against something else of its product, where it is a presale (B5): yuan. */
async function exchangeOf(db: Orm, { id, memberId }: typeof orders.$inferSelect, product: Product, now: number) {
  const day = { date: undefined, today: shopDay(now) }
  const fen = isPresale(product) && (await readExchange(db, product, { orderId: id, memberId }, day))
  return typeof fen === 'number' ? yuanOfFen(fen) : 0
}
