import type { FastifyInstance } from 'fastify'
import { answerTo } from '../../assistant/answers.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import type { MallDeps } from '../mall-deps.ts'

/** The assistant (B2.9). A question costs more than most calls: nobody asks more than one a second. */
export function assistantRoute(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'assistantAnswer', ({ body }) => answerTo(db, body.question, clock.now()), { callsPerMinute: 60 })
}
