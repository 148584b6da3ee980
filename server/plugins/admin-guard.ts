import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOf, sameHash } from '../session/hash.ts'
import type { Settings } from '../settings/settings.ts'

/** What tells how the server is and what it can do is for whoever runs it. */
export interface AdminGuard {
  /** Whether a request may see it: in the sandbox any, live those with `Authorization: Bearer <ADMIN_KEY>`. */
  readonly isAdmin: (request: FastifyRequest) => boolean
  /** An `onRequest` hook: without the key 401, and 404 as of any address that there is not where no key is set. */
  readonly adminsOnly: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
}

export function adminGuard({ mode, adminKey }: Pick<Settings, 'mode' | 'adminKey'>): AdminGuard {
  const wanted = adminKey === undefined ? undefined : hashOf(adminKey)
  const hasKey = ({ headers: { authorization = '' } }: FastifyRequest): boolean => {
    const [, key] = /^Bearer +(\S+) *$/i.exec(authorization) ?? []
    return wanted !== undefined && key !== undefined && sameHash(hashOf(key), wanted)
  }
  const isAdmin = (request: FastifyRequest) => mode === 'sandbox' || hasKey(request)
  return {
    isAdmin,
    async adminsOnly(request, reply) {
      if (isAdmin(request)) return undefined
      if (wanted === undefined) return reply.callNotFound()
      return reply
        .code(401)
        .headers({
          'www-authenticate': 'Bearer',
          'cache-control': 'no-store',
          'content-type': 'text/plain; charset=utf-8',
        })
        .send('This address needs the header Authorization: Bearer <ADMIN_KEY>.\n')
    },
  }
}
