import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Contract } from '../../schemas/api/contract.ts'
import { CANVAS_HEADER } from '../../schemas/studio/canvas.ts'
import { sendProblem } from './problems.ts'

/** Whether a call changes nothing: it reads, or pages may have its answer as data. */
const onlyAsks = ({ method, page }: Pick<Contract, 'method' | 'page'>) => method === 'GET' || page !== undefined

/** Refuses what the studio's canvas must never do (src/studio/SPEC.md, C1): its frame says of each call that it comes from there. */
export function canvasGuard(contract: Pick<Contract, 'method' | 'page'>) {
  const asks = onlyAsks(contract)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    asks || request.headers[CANVAS_HEADER] === undefined ? undefined : sendProblem(request, reply, 'forbidden')
}
