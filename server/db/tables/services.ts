import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { HealthPlace } from '../../../schemas/domain/health-form.ts'
import type { Service } from '../../../schemas/domain/service.ts'
import { type HealthFormState, healthFormTransitions } from '../../../src/domain/service/health-form-state.ts'
import { type ReservationState, reservationTransitions } from '../../../src/domain/service/reservation-state.ts'
import { storedJson } from '../stored-json.ts'
import { healthBodies, reservationBodies, stayWishesBodies } from '../stored-shapes.ts'
import { notNegative, oneOfList } from './checks.ts'
import { moment } from './columns.ts'
import { orders } from './orders.ts'

/** Services with slots (B2.9 myBus, myDolphin): what there is of them stands in the timetable of their body. */
export const services = pgTable('services', {
  id: text().primaryKey(),
  body: jsonb().$type<Omit<Service, 'id'>>().notNull(),
})

/** How many seats of a slot are taken: a row comes with the first. */
export const serviceSlots = pgTable(
  'service_slots',
  {
    serviceId: text('service_id').notNull(),
    programId: text('program_id').notNull(),
    day: text().notNull(),
    /** 08:30 */
    time: text().notNull(),
    taken: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.programId, table.day, table.time] }),
    notNegative('service_slots', [table.taken]),
  ],
)

/** Seats of a slot, and whose they are. */
export const serviceReservations = pgTable(
  'service_reservations',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    /** Made by the page once: sent again, it is the same reservation. */
    requestKey: text('request_key').notNull(),
    serviceId: text('service_id').notNull(),
    programId: text('program_id').notNull(),
    day: text().notNull(),
    time: text().notNull(),
    startsAt: moment('starts_at').notNull(),
    seats: integer().notNull(),
    state: text().$type<ReservationState>().notNull(),
    /** Shown where it is used. */
    code: text().notNull(),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
    body: storedJson('body', reservationBodies).notNull(),
  },
  (table) => [
    uniqueIndex('service_reservations_request').on(table.memberId, table.requestKey),
    uniqueIndex('service_reservations_code').on(table.code),
    index('service_reservations_member').on(table.memberId, table.startsAt),
    index('service_reservations_state').on(table.state, table.startsAt),
    index('service_reservations_slot').on(table.serviceId, table.programId, table.day, table.time),
    foreignKey({
      name: 'service_reservations_of_slot',
      columns: [table.serviceId, table.programId, table.day, table.time],
      foreignColumns: [serviceSlots.serviceId, serviceSlots.programId, serviceSlots.day, serviceSlots.time],
    }),
    check('service_reservations_seats', sql`${table.seats} > 0`),
    oneOfList('service_reservations', table.state, Object.keys(reservationTransitions)),
  ],
)

/** What a guest asks of the house before a stay. */
export const stayWishes = pgTable(
  'stay_wishes',
  {
    orderId: text('order_id').primaryKey(),
    memberId: text('member_id').notNull(),
    savedAt: moment('saved_at').notNull(),
    body: storedJson('body', stayWishesBodies).notNull(),
  },
  (table) => [
    index('stay_wishes_member').on(table.memberId),
    foreignKey({ columns: [table.orderId], foreignColumns: [orders.id] }),
  ],
)

/** Places that ask for a health form, and what each asks. */
export const healthPlaces = pgTable('health_places', {
  code: text().primaryKey(),
  body: jsonb().$type<Omit<HealthPlace, 'code'>>().notNull(),
})

/** Health forms (B2.9 preventionForm): one of a member for each place. */
export const healthForms = pgTable(
  'health_forms',
  {
    id: text().primaryKey(),
    memberId: text('member_id').notNull(),
    placeCode: text('place_code').notNull(),
    state: text().$type<HealthFormState>().notNull(),
    /** The last day of what it is for: from the next on another is filled in. Shop-local. */
    visitDay: text('visit_day').notNull(),
    /** The identity document, sealed (server/session/sealed-text.ts); null where none is asked, and a month after the visit. */
    sealedDocument: text('sealed_document'),
    sentAt: moment('sent_at').notNull(),
    reviewedAt: moment('reviewed_at'),
    /** What the staff said. */
    note: text(),
    body: storedJson('body', healthBodies).notNull(),
  },
  (table) => [
    uniqueIndex('health_forms_one_each').on(table.memberId, table.placeCode),
    index('health_forms_state').on(table.state, table.sentAt),
    index('health_forms_visit').on(table.visitDay),
    oneOfList('health_forms', table.state, Object.keys(healthFormTransitions)),
  ],
)
