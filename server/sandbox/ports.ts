import type { Orm } from '../db/open-database.ts'
import { createSandboxClock } from '../ports/clock.ts'
import { createSandboxAgents } from '../ports/agents-sandbox.ts'
import { createSandboxIdentity } from '../ports/identity-sandbox.ts'
import { createSandboxMail } from '../ports/mail-sandbox.ts'
import { createSandboxPayment } from '../ports/payment-sandbox.ts'
import type { Ports } from '../ports/ports.ts'
import { createSandboxSms } from '../ports/sms-sandbox.ts'
import { createSandboxWeather } from '../ports/weather-sandbox.ts'
import { createSandboxWechat } from '../ports/wechat-sandbox.ts'

/** The world outside a sandbox shop: its clock, its messages, its mails, its weather, its payment company, who checks its members' names, its agents' site. */
export async function createSandboxPorts(db: Orm): Promise<Ports> {
  const clock = await createSandboxClock(db)
  const wechat = createSandboxWechat(db, clock)
  return {
    clock,
    weather: createSandboxWeather(clock),
    sms: createSandboxSms(db, clock),
    wechat,
    payment: createSandboxPayment(db, clock),
    identity: createSandboxIdentity(),
    mail: createSandboxMail(db, clock),
    agents: createSandboxAgents(),
    sandbox: { clock, wechat },
  }
}
