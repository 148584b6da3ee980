import type { FastifyBaseLogger } from 'fastify'
import { Counter, Gauge, type Metric } from 'prom-client'
import { shopDay } from '../../src/domain/dates.ts'
import { runsLow, type SmsLimits } from './sms-policy.ts'

/** What is told of login codes: to /metrics each time, to the log once a day. */
export interface SmsAlarm {
  readonly metrics: readonly Metric[]
  /** @param verdict `sent`, or why not. @param ofAll messages of the day so far. @param now epoch ms of the shop's clock */
  readonly tell: (verdict: string, ofAll: number, now: number, log: Pick<FastifyBaseLogger, 'warn' | 'error'>) => void
}

export function createSmsAlarm(limits: SmsLimits): SmsAlarm {
  const asked = new Counter({
    name: 'shop_sms_codes_total',
    help: 'Login codes that were asked for, by what became of them',
    labelNames: ['verdict'],
    registers: [],
  })
  const today = new Gauge({
    name: 'shop_sms_sent_today',
    help: 'Login codes sent today, by all instances',
    aggregator: 'max',
    registers: [],
  })
  const budget = new Gauge({
    name: 'shop_sms_daily_budget',
    help: 'Login codes that a day has (SMS_PER_DAY)',
    aggregator: 'max',
    registers: [],
  })
  budget.set(limits.perDay)
  const said = new Map<string, string>()
  const isNew = (what: string, day: string) => said.get(what) !== day && said.set(what, day)
  return {
    metrics: [asked, today, budget],
    tell(verdict, ofAll, now, log) {
      asked.inc({ verdict })
      today.set(ofAll)
      const day = shopDay(now)
      const facts = { sent: ofAll, budget: limits.perDay }
      if (verdict === 'over-budget' && isNew('spent', day)) log.error(facts, 'the login codes of the day are spent')
      else if (runsLow(ofAll, limits) && isNew('low', day)) log.warn(facts, 'the login codes of the day run low')
    },
  }
}
