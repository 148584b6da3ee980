import type { FastifyInstance } from 'fastify'
import type { Orm } from '../db/open-database.ts'
import type { Clock } from '../ports/clock.ts'
import { deliverNotices } from '../sandbox/payment-company.ts'
import { startRounds } from './rounds.ts'

const LOOK_EVERY = 1_000

/** The sandbox's payment company tells the shop what is due. */
export const startCompanyNotices = (
  app: FastifyInstance,
  db: Orm,
  clock: Pick<Clock, 'now'>,
  onError: (error: unknown) => void,
): { stop: () => void } => startRounds(LOOK_EVERY, () => deliverNotices(app, db, clock.now()), onError)
