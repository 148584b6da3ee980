import type { Orm } from '../db/open-database.ts'
import type { Ports } from '../ports/ports.ts'
import type { Secrets } from '../session/keys.ts'
import type { SmsAlarm } from '../session/sms-alarm.ts'
import type { SmsLimits } from '../session/sms-policy.ts'
import type { Sessions } from '../session/sessions.ts'
import type { ShopOrigins } from './shop-pages.ts'

/** What the mall's calls work with. */
export interface MallDeps {
  readonly db: Orm
  readonly ports: Pick<Ports, 'clock' | 'weather' | 'sms' | 'wechat' | 'payment' | 'identity' | 'mail' | 'agents'>
  readonly sessions: Sessions
  /** Whose pages WeChat's script may be told to trust. */
  readonly pages: ShopOrigins
  /** What login codes may cost, and who is told. */
  readonly sms: { readonly limits: SmsLimits; readonly alarm: SmsAlarm; readonly isLive: boolean }
  /** Tracked events that a day may bring. */
  readonly trackedPerDay: number
  /** Keys the hashes of login codes. */
  readonly secrets: Secrets
}
