import type { FastifyInstance } from 'fastify'
import { type ContractHandler, contractRoute } from '../plugins/contract-route.ts'
import { refuse } from '../plugins/problems.ts'
import { memberOfPhone } from '../session/accounts.ts'
import { createLoginCodes, SEND_PAUSE } from '../session/login-codes.ts'
import type { MallDeps } from './mall-deps.ts'

/** Each message costs money, and somebody's patience: this many from one address in a minute, whatever the phones; a hotel shares one. */
const SENDS_PER_MINUTE = 30

/** A code by SMS, and the login with it (A2). A phone that the shop doesn't know becomes a member. */
export function loginBySms(app: FastifyInstance, { db, ports, sessions, secrets }: MallDeps): void {
  const codes = createLoginCodes({ db, clock: ports.clock, sms: ports.sms, ...secrets })
  const send: ContractHandler<'sendSmsCode'> = async ({ body }) => {
    const result = await codes.send(body.reqDtos.mobile)
    if (result === 'too-soon') return refuse('sms-too-soon')
    if (result === 'too-many') return refuse('sms-too-many')
    return { waitSeconds: SEND_PAUSE / 1000 }
  }
  contractRoute(app, 'sendSmsCode', send, { callsPerMinute: SENDS_PER_MINUTE })
  contractRoute(app, 'smsLogin', async ({ body }) => {
    const { mobile, code } = body.reqDtos
    if (!(await codes.check(mobile, code))) return refuse('wrong-code')
    return sessions.begin(await memberOfPhone(db, mobile))
  })
}
