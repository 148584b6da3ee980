import type { FastifyInstance } from 'fastify'
import { type DraftRequest, readDraft } from '../../orders/draft.ts'
import type { Clock } from '../../ports/clock.ts'
import type { Orm } from '../../db/open-database.ts'

interface DraftDeps {
  readonly db: Orm
  readonly ports: { readonly clock: Clock }
}

/** Reads what members are about to order. What this version of the shop can't read stands in the log, and has to be chosen again. */
export const draftReader =
  (app: Pick<FastifyInstance, 'log'>, { db, ports: { clock } }: DraftDeps) =>
  (asked: DraftRequest): ReturnType<typeof readDraft> =>
    readDraft(db, clock, asked, (error) => app.log.warn({ err: error }, 'what was chosen has to be chosen again'))
