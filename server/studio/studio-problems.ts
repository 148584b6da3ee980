import type { FastifyError, FastifyInstance } from 'fastify'
import type { StudioProblemCode } from '../../schemas/studio/problems.ts'
import { shopMinute } from '../../schemas/studio/shop-minute.ts'
import { isUnavailable } from '../db/database-error.ts'
import { NO_MINUTE } from './no-minute.ts'
import { refuseStudio, sendStudioProblem } from './studio-refusal.ts'

const codesByStatus: Readonly<Record<number, StudioProblemCode>> = {
  401: 'signed-out',
  403: 'not-allowed',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'unavailable',
}

/** Everything that goes wrong in a call of the studio leaves as a problem of its table; what is our own fault is logged, and not told. */
export function studioErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const code = codeOf(error)
    if (code === 'internal-error') request.log.error({ err: error }, 'a call of the studio failed')
    else if (isUnavailable(error)) request.log.warn({ err: error }, 'the database was not there for the studio')
    return sendStudioProblem(
      request,
      reply,
      refuseStudio(code, code === 'invalid-request' ? detailOf(error) : undefined),
    )
  })
}

/** What people write too much of is told in their words; what else a contract refuses no form of the studio sends. */
function detailOf({ validation, message }: FastifyError): string | undefined {
  const { keyword, params } = validation?.[0] ?? {}
  if (keyword === 'maxLength') return `最多 ${String(params?.['limit'])} 个字`
  if (params?.['pattern'] === shopMinute.pattern) return NO_MINUTE
  return validation && message
}

function codeOf(error: Partial<FastifyError>): StudioProblemCode {
  const { statusCode } = error
  if (statusCode === undefined || statusCode < 400) return isUnavailable(error) ? 'unavailable' : 'internal-error'
  return codesByStatus[statusCode] ?? (statusCode < 500 ? 'invalid-request' : 'internal-error')
}
