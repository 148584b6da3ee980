import { expect, it } from 'vitest'
import { faultRounds } from './fault-rounds.ts'
import { missingOwnPostgres, startOwnPostgres } from './own-postgres.ts'

const missing = missingOwnPostgres()

/** The short form of `npm run test:faults`. */
const SHORT = [
  'connections cut',
  'restart fast',
  'restart immediate',
  'silent for a moment',
  'clock an hour ahead, and back',
] as const

it.skipIf(missing)(
  `serves through what befalls its database, and loses and doubles nothing${missing ? ` (${missing})` : ''}`,
  async () => {
    const postgres = await startOwnPostgres()
    const { orders, payments, refunds, wrong } = await faultRounds(postgres, SHORT).finally(postgres.stop)
    expect(wrong).toEqual([])
    expect([orders > 0, payments > 0, refunds > 0]).toEqual([true, true, true])
  },
  240_000,
)
