import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Contract } from '../../schemas/api/contract.ts'
import { sendProblem } from './problems.ts'

/** The member whose valid token came with the call, and the login that it is of. */
export interface CallViewer {
  readonly memberId: string
  readonly sessionId: string
}

/** Whose token it is; undefined when it isn't good. */
type ReadViewer = (token: string) => Promise<CallViewer | undefined>

declare module 'fastify' {
  interface FastifyInstance {
    /** Reads tokens for the mall's calls; a server without it takes none. */
    readViewer?: ReadViewer
    /** The same, also where the login that it is of is over. */
    readEnded?: ReadViewer
  }
}

const known = new WeakMap<FastifyRequest, CallViewer>()

/** Who calls, once the guard let the call through. */
export const viewerOf = (request: FastifyRequest): CallViewer | undefined => known.get(request)

/**
 * Reads who calls before the rest of the request is looked at. Without a token a `required` call is refused (401); a token that isn't
 * good is refused on every call but those that ask for none, so that the shop knows at once that its login is over (A7, A8). Who ends a
 * login may have ended it before: twice tapped, or in another window.
 */
export function viewerGuard(app: FastifyInstance, { auth, endsLogin }: Contract) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    if (auth === 'none') return undefined
    const token = bearerOf(request)
    if (token === undefined) return auth === 'required' ? sendProblem(request, reply, 'not-logged-in') : undefined
    const viewer = await (endsLogin ? app.readEnded : app.readViewer)?.(token)
    if (!viewer) return sendProblem(request, reply, 'not-logged-in')
    known.set(request, viewer)
    return undefined
  }
}

/** The token of `Authorization: Bearer ...`; an empty one counts as none, one of another kind as a bad one. */
function bearerOf({ headers }: FastifyRequest): string | undefined {
  const given = headers.authorization?.trim() ?? ''
  if (given === '' || /^bearer$/i.test(given)) return undefined
  return /^bearer\s+(.+)$/i.exec(given)?.[1] ?? given
}
