import type { FastifyInstance } from 'fastify'
import { homeRoutes } from './home-routes.ts'
import type { MallDeps } from './mall-deps.ts'
import { packageFilterRoute } from './package-filter.ts'
import { packageListRoute } from './package-list.ts'
import { pageComponentRoutes } from './page-components.ts'
import { pointsRoutes } from './points-routes.ts'
import { searchRoutes } from './search-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { shoppingRoutes } from './shopping-routes.ts'
import { trackEventsRoute } from './track-events.ts'

/** Every endpoint of schemas/api/contracts.ts. */
export function mallRoutes(app: FastifyInstance, deps: MallDeps): void {
  app.decorate('readViewer', deps.sessions.viewerOf)
  app.decorate('readEnded', deps.sessions.loginOf)
  pageComponentRoutes(app, deps)
  packageFilterRoute(app, deps.db)
  packageListRoute(app, deps.db, deps.ports.clock)
  homeRoutes(app, deps)
  searchRoutes(app, deps)
  sessionRoutes(app, deps)
  pointsRoutes(app, deps)
  shoppingRoutes(app, deps)
  trackEventsRoute(app, deps)
}
