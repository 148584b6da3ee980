import type { Settings } from '../settings/settings.ts'
import { type AgentsPort, createAgents } from './agents.ts'
import { type Clock, liveClock, type MovableClock } from './clock.ts'
import type { IdentityPort } from './identity.ts'
import { createLiveIdentity } from './identity-live.ts'
import type { MailPort } from './mail.ts'
import { createLiveMail } from './mail-live.ts'
import type { PaymentPort } from './payment.ts'
import { createLivePayment } from './payment-live.ts'
import type { SmsPort } from './sms.ts'
import { createLiveSms } from './sms-live.ts'
import type { WeatherPort } from './weather.ts'
import { createLiveWeather } from './weather-live.ts'
import type { WechatPort } from './wechat.ts'
import { createLiveWechat } from './wechat-live.ts'
import type { SandboxWechat } from './wechat-sandbox.ts'

/** The world outside the shop. Each port has a sandbox side, real enough to shop with, and a live side. */
export interface Ports {
  readonly clock: Clock
  readonly weather: WeatherPort
  readonly sms: SmsPort
  readonly wechat: WechatPort
  readonly payment: PaymentPort
  readonly identity: IdentityPort
  readonly mail: MailPort
  readonly agents: AgentsPort
  /** Tools that exist in the sandbox only. */
  readonly sandbox?: { readonly clock: MovableClock; readonly wechat: SandboxWechat }
}

type Needed = Pick<Settings, 'weatherUrl' | 'sms' | 'wechat' | 'payment' | 'identity' | 'mail' | 'agents'>
type OnProblem = (error: unknown) => void

/** The world outside a live shop. */
export function createLivePorts(
  { weatherUrl, sms, wechat, payment, identity, mail, agents }: Needed,
  onProblem: OnProblem,
): Ports {
  const world = { now: Date.now, fetch, onProblem }
  return {
    clock: liveClock,
    weather: createLiveWeather({ url: weatherUrl, ...world }),
    sms: createLiveSms({ ...sms, ...world }),
    wechat: createLiveWechat({ ...wechat, ...world }),
    payment: createLivePayment({ ...payment, ...world }),
    identity: createLiveIdentity({ ...identity, ...world }),
    mail: createLiveMail({ ...mail, ...world }),
    agents: createAgents(agents),
  }
}
