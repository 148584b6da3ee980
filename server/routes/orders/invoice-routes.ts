import type { FastifyInstance } from 'fastify'
import { applyInvoice, listInvoices, readInvoice } from '../../orders/invoices.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Invoices of what was bought (B2.5, B7, B9). */
export function invoiceRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'invoiceStatus', async ({ params: { orderNo }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const found = await readInvoice(db, orderNo, viewer.memberId)
    if (!found) return refuse('not-found')
    return { code: 200, data: { status: found.status, invoiceAmount: found.invoiceAmount } }
  })
  contractRoute(app, 'invoiceDetail', async ({ params: { orderNo }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    return (await readInvoice(db, orderNo, viewer.memberId)) ?? refuse('not-found')
  })
  contractRoute(app, 'queryInvoiceOrder', async ({ viewer }) =>
    viewer ? { invoiceOrders: await listInvoices(db, viewer.memberId) } : refuse('not-logged-in'),
  )
  contractRoute(app, 'invoiceApply', async ({ body: { orderNo, ...body }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const refused = await applyInvoice(db, { orderId: orderNo, memberId: viewer.memberId, body }, clock.now())
    return refused ? refuse(refused) : { orderNo }
  })
}
