import type { FastifyInstance } from 'fastify'
import { contractRoute } from '../plugins/contract-route.ts'
import { refuse } from '../plugins/problems.ts'
import { profileOf } from '../session/accounts.ts'
import { loginBySms } from './login-by-sms.ts'
import { loginByWechat } from './login-by-wechat.ts'
import type { MallDeps } from './mall-deps.ts'

/** Logging in, staying logged in, logging out, and who is logged in (A2, A3, A7). */
export function sessionRoutes(app: FastifyInstance, deps: MallDeps): void {
  const { db, sessions } = deps
  loginBySms(app, deps)
  loginByWechat(app, deps)
  contractRoute(
    app,
    'refreshToken',
    async ({ body }) => (await sessions.refresh(body.refreshToken)) ?? refuse('not-logged-in'),
  )
  contractRoute(app, 'logout', async ({ viewer }) => {
    if (viewer) await sessions.end(viewer.sessionId)
    return {}
  })
  contractRoute(
    app,
    'memberDetails',
    async ({ viewer }) => (viewer && (await profileOf(db, viewer.memberId))) ?? refuse('not-logged-in'),
  )
}
