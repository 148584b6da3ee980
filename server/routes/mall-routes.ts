import type { FastifyInstance } from 'fastify'
import type { Orm } from '../db/open-database.ts'
import { packageFilterRoute } from './package-filter.ts'
import { packageListRoute } from './package-list.ts'
import { pageComponentRoutes } from './page-components.ts'

/** Every endpoint of schemas/api/contracts.ts. */
export function mallRoutes(app: FastifyInstance, db: Orm): void {
  pageComponentRoutes(app, db)
  packageFilterRoute(app, db)
  packageListRoute(app, db)
}
