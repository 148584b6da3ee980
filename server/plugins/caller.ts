import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Who makes a call, as far as anybody can tell who isn't logged in. */
export interface Caller {
  /** The address; an IPv6 customer has a whole /64 of them. */
  readonly address: string
  /** What the device says that it is: the distinct_id of client-info (A7). It may be made up; undefined when it says nothing. */
  readonly device: string | undefined
}

/** A caller as a handler sees it, which may give its browser a cookie. */
export interface CallFacts extends Caller {
  /** The Cookie header, whole. */
  readonly cookie: string | undefined
  /** The call came by https. */
  readonly isSecure: boolean
  /** @param text of a Set-Cookie header */
  readonly setCookie: (text: string) => void
}

export const callFacts = (request: FastifyRequest, reply: FastifyReply): CallFacts => ({
  ...callerOf(request),
  cookie: request.headers.cookie,
  isSecure: request.protocol === 'https',
  setCookie: (text) => void reply.header('set-cookie', text),
})

const DEVICE = /"distinct_id"\s*:\s*"([\w.:-]{1,64})"/

export function callerOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Caller {
  const info = headers['client-info']
  return { address: normalizeIP(ip), device: typeof info === 'string' ? DEVICE.exec(info)?.[1] : undefined }
}
