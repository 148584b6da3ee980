import type { FastifyInstance } from 'fastify'
import type { MallDeps } from '../mall-deps.ts'
import { productInfoRoutes } from './product-info.ts'
import { comboTicketRoutes, playTicketRoutes } from './sale-tickets.ts'
import { saveOrderRoutes } from './save-orders.ts'

/** Combos and plays: products that sell items by day (B2.3, B2.4). */
export function saleItemRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  productInfoRoutes(app, db, clock)
  comboTicketRoutes(app, db, clock)
  playTicketRoutes(app, db, clock)
  saveOrderRoutes(app, db, clock)
}
