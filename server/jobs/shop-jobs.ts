import { tellAllOver } from '../bargains/bargain-messages.ts'
import { forgetLoosePictures } from '../comments/comment-pictures.ts'
import type { Orm } from '../db/open-database.ts'
import { sealStoredDocuments } from '../documents/seal-stored.ts'
import { documentSeal } from '../documents/sealed-numbers.ts'
import { refreshIndex } from '../finder/index-shop.ts'
import { eraseDue } from '../members/erase-due.ts'
import { sealAnew } from '../members/real-names.ts'
import { forgetOldMessages } from '../messages/message-book.ts'
import { settleExtras } from '../orders/appointments/settle-extras.ts'
import { askAboutWaiting } from '../orders/ask-company.ts'
import { codeExpiry } from '../orders/codes/expire-codes.ts'
import { expireAll } from '../orders/end-order.ts'
import { giveBackRound } from '../orders/give-back.ts'
import { receiveOverdue } from '../orders/shipments.ts'
import type { PageStore } from '../pages/page-store.ts'
import { expireAllPoints } from '../points/ledger.ts'
import type { Ports } from '../ports/ports.ts'
import { missReservations } from '../services/admit-reservation.ts'
import { forgetDocuments } from '../services/health-forms.ts'
import type { Secrets } from '../session/keys.ts'
import { createSeal } from '../session/sealed.ts'
import { cleanSessions } from '../session/session-cleanup.ts'
import { forgetAudit } from '../studio/audit/forget-audit.ts'
import { emptyTrash } from '../studio/media/empty-trash.ts'
import { countAllEvents } from '../studio/numbers/count-events.ts'
import { forgetOldSessions } from '../studio/sign-in/operator-sessions.ts'
import { teamRound } from '../teams/settle-teams.ts'
import { expireTransfers } from '../transfers/end-transfer.ts'
import { forgetJobs, type Job } from './claim.ts'
import { forgetChoices } from './forget-choices.ts'
import { forgetTracking } from './forget-tracking.ts'

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]

interface ShopJobs {
  readonly db: Orm
  readonly ports: Pick<Ports, 'clock' | 'payment'>
  readonly secrets: Secrets
  readonly auditDays: number
  readonly pages: PageStore | undefined
  readonly onFreeStock: () => void
  /** Of a round in which one thing failed, and the others went on. */
  readonly onError: (error: unknown, job: string) => void
}

/** What every shop does beside the requests. Moments are of the shop's clock, but where the studio's own things are concerned. */
export function shopJobs({ db, ports, secrets, auditDays, pages, onFreeStock, onError }: ShopJobs): Job[] {
  const { clock, payment } = ports
  const { now } = clock
  const job = (name: string, every: number, task: string, run: Job['run']): Job => ({ name, every, task, run })
  const told = (name: string) => (error: unknown) => onError(error, name)
  return [
    job('order-expiry', 10 * SECOND, 'Ends orders whose time to pay is over', () => expireAll(db, now, onFreeStock)),
    job('payment-questions', 5 * SECOND, 'Asks the payment company about payments of which it said nothing', () =>
      askAboutWaiting(db, payment, now(), told('payment-questions')),
    ),
    job('money-back', 5 * SECOND, 'Has the payment company give back what is to go back', () =>
      giveBackRound(db, payment, now(), told('money-back')),
    ),
    job('team-expiry', 5 * SECOND, 'Ends teams whose time is over, and settles their orders', async () => {
      if (await teamRound(db, now(), told('team-expiry'))) onFreeStock()
    }),
    job('appointment-extras', 5 * SECOND, 'Settles booked days that cost extra', () => settleExtras(db, now())),
    job('code-expiry', MINUTE, 'Expires codes whose last day is over', codeExpiry(db, now)),
    job('points-expiry', MINUTE, 'Writes down points that are gone', () => expireAllPoints(db, now())),
    job('search-index', MINUTE, 'Indexes the shop anew where the rules changed', () => refreshIndex(db, now())),
    job('account-erasure', MINUTE, 'Erases accounts whose seven days are over', () => eraseDue(db, now())),
    job('bargain-ends', MINUTE, 'Tells members of bargains that are over', () => tellAllOver(db, now())),
    job('transfer-expiry', MINUTE, 'Gives back what no friend took', () => expireTransfers(db, now())),
    job('shipment-receipts', MINUTE, 'Takes parcels for received after their days', () => receiveOverdue(db, now())),
    job('missed-reservations', MINUTE, 'Ends reservations to which nobody came', () => missReservations(db, now())),
    job('event-counts', MINUTE, 'Counts what pages recorded, for the studio', () =>
      countAllEvents(db, { now: Date.now, shopNow: now }),
    ),
    job('old-choices', HOUR, 'Deletes what was chosen more than a day ago', () => forgetChoices(db, now())),
    job('old-events', HOUR, 'Deletes what pages recorded more than 30 days ago', () => forgetTracking(db, now())),
    job('old-logins', HOUR, 'Deletes logins and codes that are over', () => cleanSessions(db, now())),
    job('old-messages', HOUR, 'Deletes messages of more than half a year', () => forgetOldMessages(db, now())),
    job('old-health-forms', HOUR, 'Deletes documents of health forms', () => forgetDocuments(db, now())),
    job('loose-pictures', HOUR, 'Deletes pictures whose comment was never sent', () => forgetLoosePictures(db, now())),
    job('sealed-names', HOUR, 'Seals real names by the key of now', () => sealAnew({ db, seal: createSeal(secrets) })),
    job('sealed-documents', HOUR, 'Seals numbers of documents by the key of now', () =>
      sealStoredDocuments(db, documentSeal(secrets)),
    ),
    job('operator-sessions', HOUR, 'Deletes sign-ins of operators that are over', () =>
      forgetOldSessions(db, Date.now()),
    ),
    job('audit-log', HOUR, 'Deletes what the log of the studio keeps no longer', () =>
      forgetAudit(db, auditDays, Date.now()),
    ),
    job('old-jobs', HOUR, 'Deletes jobs from the list that nobody did for a week', () => forgetJobs(db)),
    ...(pages ? [job('trash', HOUR, 'Empties the trash of pictures', () => emptyTrash(db, pages, Date.now()))] : []),
  ]
}
