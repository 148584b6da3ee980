import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../db/open-database.ts'
import type { Clock } from '../../ports/clock.ts'
import { deliverWebhooks } from '../payment-company.ts'
import { startInterval } from '../../jobs/start-interval.ts'

const LOOK_EVERY = 1_000

/** The sandbox's payment company tells the shop what is due. */
export const startWebhookDelivery = (
  app: FastifyInstance,
  db: Orm,
  clock: Pick<Clock, 'now'>,
  onError: (error: unknown) => void,
): { stop: () => void } => startInterval(LOOK_EVERY, () => deliverWebhooks(app, db, clock.now()), onError)
