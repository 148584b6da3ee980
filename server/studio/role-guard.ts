import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StudioContract } from '../../schemas/studio/contract.ts'
import { mayActAs, roleNames } from '../../schemas/studio/role.ts'
import { POLL_HEADER } from '../../schemas/studio/sessions.ts'
import type { Queries } from '../db/server-settings.ts'
import { callerOf } from '../plugins/caller.ts'
import { UNKNOWN, writeRefusal } from './audit/write-audit.ts'
import { isSameOrigin } from './same-origin.ts'
import { keyOfHeader, signedInByKey } from './sign-in/operator-keys.ts'
import type { OperatorSessions, SignedIn } from './sign-in/operator-sessions.ts'
import { refuseStudio, sendStudioProblem, StudioRefusal } from './studio-refusal.ts'

export interface StudioRouting {
  readonly sessions: OperatorSessions
  /** Who calls by the key that a request carries, or why nobody does. */
  readonly byKey: (request: FastifyRequest, key: string) => Promise<SignedIn | StudioRefusal>
  /** Why the session of a Cookie header is over, in words for its owner; undefined where there never was one. */
  readonly whyEnded: (cookie: string | undefined) => Promise<string | undefined>
  /** Where the server is known; '' when that is not known. */
  readonly publicUrl: string
}

const signedIn = new WeakMap<FastifyRequest, SignedIn>()

/** Who makes a call, once the guard let it pass; undefined where nobody is signed in and anybody may call. */
export const callerIn = (request: FastifyRequest): SignedIn | undefined => signedIn.get(request)

/** Asked before a body is read: whoever may not call is refused whatever they send [S1, S2, S4, K2]. */
export const roleGuard =
  (contract: StudioContract, routing: StudioRouting) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const key = keyOfHeader(request.headers.authorization)
    const found =
      key === undefined ? await bySession(contract, routing, request) : await byKey(contract, routing, request, key)
    if (found instanceof StudioRefusal) return sendStudioProblem(request, reply, found)
    if (found) signedIn.set(request, found)
    if (contract.role === 'anybody') return undefined
    if (!found) {
      const why = await routing.whyEnded(request.headers.cookie)
      return sendStudioProblem(request, reply, refuseStudio('signed-out', why))
    }
    if (found.needsPassword && !contract.withoutPassword)
      return sendStudioProblem(request, reply, refuseStudio('needs-password'))
    const { role } = found.operator
    if (!mayActAs(role, contract.role)) {
      const whose = key === undefined ? '你的角色' : '这个密钥的角色'
      const why = `${whose}是「${roleNames[role]}」，要「${roleNames[contract.role]}」`
      return sendStudioProblem(request, reply, refuseStudio('not-allowed', why))
    }
    if (contract.passwordAgain && !found.isProved)
      return sendStudioProblem(request, reply, refuseStudio('password-needed'))
    return undefined
  }

/** A browser sends the cookie by itself: what changes something has to come from a page of this server. */
async function bySession(
  { method }: StudioContract,
  { sessions, publicUrl }: StudioRouting,
  request: FastifyRequest,
): Promise<SignedIn | StudioRefusal | undefined> {
  if (method !== 'GET' && !isSameOrigin(request, publicUrl)) return refuseStudio('foreign-origin')
  return sessions.of(request.headers.cookie, request.headers[POLL_HEADER] !== undefined)
}

/** No browser sends a key by itself, so whatever page it comes from is the same; a cookie beside it is of a browser. */
async function byKey(
  { peopleOnly }: StudioContract,
  routing: StudioRouting,
  request: FastifyRequest,
  key: string,
): Promise<SignedIn | StudioRefusal> {
  if (request.headers.cookie !== undefined) return refuseStudio('key-with-cookie')
  const found = await routing.byKey(request, key)
  return found instanceof StudioRefusal || !peopleOnly ? found : refuseStudio('people-only')
}

interface KeyLimits {
  /** Calls that one key may make in a minute, from wherever. */
  readonly keyCalls: number
  /** Wrong keys that one address may send in a minute. */
  readonly wrongKeys: number
}

/** Looks keys up, with limits of their own beside those of addresses. */
export function keyCaller(
  app: FastifyInstance,
  db: Queries,
  now: () => number,
  { keyCalls, wrongKeys }: KeyLimits,
): StudioRouting['byKey'] {
  const ids = new WeakMap<FastifyRequest, string>()
  const keyGenerator = (request: FastifyRequest) => ids.get(request) ?? ''
  const [ofKey, ofAddress] = [keyCalls, wrongKeys].map((max) =>
    app.createRateLimit({ max, timeWindow: 60_000, keyGenerator }),
  )
  const isTooMany = async (limit: typeof ofKey, request: FastifyRequest, id: string) => {
    ids.set(request, id)
    const told = await limit?.(request)
    return told?.isAllowed === false && told.isExceeded
  }
  return async (request, key) => {
    const found = await signedInByKey(db, key, now())
    const isWrong = typeof found === 'string'
    if (isWrong) {
      const stranger = { operator: UNKNOWN, address: callerOf(request).address, at: now() }
      await writeRefusal(db, stranger, 'key-refused', { why: found })
    }
    const isLimited = isWrong
      ? await isTooMany(ofAddress, request, `wrong keys ${callerOf(request).address}`)
      : await isTooMany(ofKey, request, found.sessionId)
    if (isLimited) return refuseStudio('too-many-requests')
    return isWrong ? refuseStudio(found) : found
  }
}
