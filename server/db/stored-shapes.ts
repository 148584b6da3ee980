import { type AppointmentBody, appointmentBodySchema } from '../../schemas/domain/appointment.ts'
import { type StayWishes, stayWishesSchema } from '../../schemas/domain/coming-stay.ts'
import { type HealthBody, healthBodySchema } from '../../schemas/domain/health-form.ts'
import { type InvoiceBody, invoiceBodySchema } from '../../schemas/domain/invoice.ts'
import {
  type OrderBody,
  orderBodySchema,
  type OrderLineBody,
  orderLineBodySchema,
  passengerSchema,
} from '../../schemas/domain/order.ts'
import { type ReservationBody, reservationBodySchema } from '../../schemas/domain/service.ts'
import type { Passenger } from '../../schemas/domain/traveller.ts'
import { storedShape } from './stored-json.ts'

/** What is stored of an order and of what hangs on it, as it was when it was made: read for years, by versions of the shop to come. */
export const orderBodies = storedShape<OrderBody>({ name: 'orders.body', version: 1, schema: orderBodySchema })

export const orderLineBodies = storedShape<OrderLineBody>({
  // 2 came with the terms on which money goes back: what was sold before has none. 3 came with the points of a copy,
  // 4 with rules that go by receipt and by uses.
  ...{ name: 'order_lines.body', version: 4, since: 1, schema: orderLineBodySchema },
})

export const appointmentBodies = storedShape<AppointmentBody>({
  ...{ name: 'appointments.body', version: 1, schema: appointmentBodySchema },
})

export const invoiceBodies = storedShape<InvoiceBody>({
  ...{ name: 'invoices.body', version: 1, schema: invoiceBodySchema },
})

export const travellerBodies = storedShape<Passenger>({
  ...{ name: 'travellers.body', version: 1, schema: passengerSchema },
})

export const reservationBodies = storedShape<ReservationBody>({
  ...{ name: 'service_reservations.body', version: 1, schema: reservationBodySchema },
})

export const stayWishesBodies = storedShape<StayWishes>({
  ...{ name: 'stay_wishes.body', version: 1, schema: stayWishesSchema },
})

export const healthBodies = storedShape<HealthBody>({
  ...{ name: 'health_forms.body', version: 1, schema: healthBodySchema },
})
