import type { FastifyInstance } from 'fastify'
import { type ContractHandler, contractRoute } from '../plugins/contract-route.ts'
import { refuse } from '../plugins/problems.ts'
import { memberOfPhone } from '../session/accounts.ts'
import { createChallenges } from '../session/challenges.ts'
import { createDeviceCookie } from '../session/device-cookie.ts'
import { askerOf, createLoginCodes, SEND_PAUSE } from '../session/login-codes.ts'
import type { MallDeps } from './mall-deps.ts'

const refusals = {
  ask: 'sms-question',
  'too-soon': 'sms-too-soon',
  'too-many': 'sms-too-many',
  'over-budget': 'sms-spent',
} as const

/** A code by SMS, and the login with it (A2). A phone that the shop doesn't know becomes a member. */
export function loginBySms(app: FastifyInstance, deps: MallDeps): void {
  const { db, ports, sessions, secrets, sms } = deps
  const { clock } = ports
  const codes = createLoginCodes({ db, clock, sms: ports.sms, limits: sms.limits, ...secrets })
  const challenges = createChallenges({ db, clock, ...secrets })
  const devices = createDeviceCookie(secrets)
  const send: ContractHandler<'sendSmsCode'> = async ({ body, caller }) => {
    const { mobile, challenge } = body.reqDtos
    const isProven = challenge !== undefined && (await challenges.solve(mobile, challenge.token, challenge.answer))
    if (challenge && !isProven) return refuse('sms-answer-wrong')
    const asker = askerOf(devices, caller)
    const made = asker.device === undefined ? devices.make(sms.isLive || caller.isSecure) : undefined
    const device = asker.device ?? made?.device ?? ''
    const { verdict, ofAll } = await codes.send({ phone: mobile, asker, device, isProven })
    sms.alarm.tell(verdict, ofAll, clock.now(), app.log)
    if (verdict !== 'sent') return refuse(refusals[verdict])
    if (made) caller.setCookie(made.text)
    return { waitSeconds: SEND_PAUSE / 1000 }
  }
  const limits = { callsPerMinute: sms.limits.asksPerMinute }
  contractRoute(app, 'sendSmsCode', send, limits)
  contractRoute(app, 'smsChallenge', async ({ body }) => challenges.make(body.reqDtos.mobile), limits)
  contractRoute(app, 'smsLogin', async ({ body, caller }) => {
    const { mobile, code } = body.reqDtos
    if (!(await codes.check(mobile, code, askerOf(devices, caller)))) return refuse('wrong-code')
    return sessions.begin(await memberOfPhone(db, mobile))
  })
}
