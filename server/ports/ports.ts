import type { Orm } from '../db/open-database.ts'
import type { Settings } from '../settings.ts'
import { type Clock, createSandboxClock, liveClock, type MovableClock } from './clock.ts'
import type { PaymentPort } from './payment.ts'
import { createLivePayment } from './payment-live.ts'
import { createSandboxPayment } from './payment-sandbox.ts'
import type { SmsPort } from './sms.ts'
import { createLiveSms } from './sms-live.ts'
import { createSandboxSms } from './sms-sandbox.ts'
import type { WeatherPort } from './weather.ts'
import { createLiveWeather } from './weather-live.ts'
import { createSandboxWeather } from './weather-sandbox.ts'
import type { WechatPort } from './wechat.ts'
import { createLiveWechat } from './wechat-live.ts'
import { createSandboxWechat, type SandboxWechat } from './wechat-sandbox.ts'

/** The world outside the shop. Each port has a sandbox side, real enough to shop with, and a live side. */
export interface Ports {
  readonly clock: Clock
  readonly weather: WeatherPort
  readonly sms: SmsPort
  readonly wechat: WechatPort
  readonly payment: PaymentPort
  /** Tools that exist in the sandbox only. */
  readonly sandbox?: { readonly clock: MovableClock; readonly wechat: SandboxWechat }
}

type Needed = Pick<Settings, 'mode' | 'weatherUrl' | 'sms' | 'wechat' | 'payment'>
type OnProblem = (error: unknown) => void

export const createPorts = async (settings: Needed, db: Orm, onProblem: OnProblem): Promise<Ports> =>
  settings.mode === 'live' ? livePorts(settings, onProblem) : sandboxPorts(db)

function livePorts({ weatherUrl, sms, wechat, payment }: Needed, onProblem: OnProblem): Ports {
  const world = { now: Date.now, fetch, onProblem }
  return {
    clock: liveClock,
    weather: createLiveWeather({ url: weatherUrl, ...world }),
    sms: createLiveSms({ ...sms, ...world }),
    wechat: createLiveWechat({ ...wechat, ...world }),
    payment: createLivePayment({ ...payment, ...world }),
  }
}

async function sandboxPorts(db: Orm): Promise<Ports> {
  const clock = await createSandboxClock(db)
  const wechat = createSandboxWechat(db, clock)
  return {
    clock,
    weather: createSandboxWeather(clock),
    sms: createSandboxSms(db, clock),
    wechat,
    payment: createSandboxPayment(db, clock),
    sandbox: { clock, wechat },
  }
}
