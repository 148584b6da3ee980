import { createHash } from 'node:crypto'
import { memberDetails } from '../../schemas/api/member-details.ts'
import type { PageContext } from '../../schemas/page/context.ts'
import { type Call, isCallProblem } from '../../src/kit/call.ts'
import { createTtlCache } from '../ttl-cache.ts'
import { callWithTimeout, callShapeOf } from './side-call.ts'

/** Members whose pages were asked for a moment ago. */
const MAX_ENTRIES = 1_000
/** ms that a page may show a member as it was. */
const TTL = 30_000

/** Makes a call with somebody's token, or nobody's. */
export type CallAs = (token?: string) => Call

/** Nobody can tell for the moment whose page it is: it is worth asking again. */
export class ViewerUnknown extends Error {
  /** Seconds. */
  readonly retryAfter = 5

  constructor(cause: unknown) {
    super('nobody can tell who asks for a page', { cause })
    this.name = 'ViewerUnknown'
  }
}

export interface PageViewers {
  /** Who a token stands for; undefined when its login is over. Rejects when that can't be found out. */
  readonly of: (token: string) => Promise<PageContext['user'] | undefined>
  readonly forget: (token: string) => void
  readonly clear: () => void
}

interface Options {
  readonly callAs: CallAs
  /** How long a page waits, in ms. */
  readonly deadline: number
  readonly now: () => number
}

const shape = callShapeOf(memberDetails)
const keyOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Asks the mall's API, be it this server's or another's (API_BASE), whose a page's session is. */
export function createPageViewers({ callAs, deadline, now }: Options): PageViewers {
  const cache = createTtlCache<PageContext['user'] | undefined>({ max: MAX_ENTRIES, ttl: TTL, now })
  const find = async (token: string) => {
    try {
      return userOf(await callWithTimeout({ call: callAs(token), shape, deadline }))
    } catch (error) {
      if (isCallProblem(error) && error.code === 'not-logged-in') return undefined
      throw error
    }
  }
  return {
    of: (token) => cache.get(keyOf(token), () => find(token)),
    forget: (token) => cache.delete(keyOf(token)),
    clear: cache.clear,
  }
}

function userOf(reply: unknown): PageContext['user'] {
  const { data } = reply as { data?: { id?: unknown; levelNew?: unknown } }
  const level = Number(data?.levelNew)
  if (typeof data?.id !== 'string' || !(level >= 0 && level <= 6)) throw new Error('the member’s details can’t be read')
  return { loggedIn: true, level: Math.trunc(level), id: data.id }
}
