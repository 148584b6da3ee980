import type { FastifyInstance } from 'fastify'
import type { Orm } from '../db/open-database.ts'
import type { Ports } from '../ports/ports.ts'
import { activityRoutes } from './activities.ts'
import { activityTaskRoutes } from './activity-tasks.ts'
import { contentRoute } from './content.ts'
import { customerServiceRoute } from './customer-service.ts'
import { dictionaryRoute } from './dictionary.ts'
import { equityRoutes } from './equity.ts'
import { forwardUrlRoute } from './forward-url.ts'
import { poiRoutes } from './pois.ts'
import { signActivityRoutes } from './sign-activities.ts'
import { weatherRoute } from './weather.ts'

/** What the home page and the pages behind it ask for, but for page components and packages (A7). */
export function homeRoutes(
  app: FastifyInstance,
  { db, ports }: { readonly db: Orm; readonly ports: Pick<Ports, 'clock' | 'weather'> },
): void {
  activityRoutes(app, db, ports.clock)
  activityTaskRoutes(app, db, ports.clock)
  contentRoute(app, db)
  customerServiceRoute(app, db)
  dictionaryRoute(app, db)
  equityRoutes(app, db, ports.clock)
  forwardUrlRoute(app, db)
  poiRoutes(app, db)
  signActivityRoutes(app, db, ports.clock)
  weatherRoute(app, ports.weather)
}
