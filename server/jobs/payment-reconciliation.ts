import type { Orm } from '../db/open-database.ts'
import { askAboutWaiting } from '../orders/ask-company.ts'
import { giveBackRound } from '../orders/give-back.ts'
import type { Ports } from '../ports/ports.ts'
import { startInterval } from './start-interval.ts'

const LOOK_EVERY = 5_000

/** Asks the payment company what became of tries of which it said nothing, and has it give back what is to go back. */
export const startPaymentReconciliation = (
  db: Orm,
  { clock, payment }: Pick<Ports, 'clock' | 'payment'>,
  onError: (error: unknown) => void,
): { stop: () => void } =>
  startInterval(
    LOOK_EVERY,
    async () => {
      await askAboutWaiting(db, payment, clock.now(), onError)
      await giveBackRound(db, payment, clock.now(), onError)
    },
    onError,
  )
