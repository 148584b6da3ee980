import type { Checker } from '../../src/kit/checker.ts'
import type { Orm } from '../db/open-database.ts'
import type { PageStore } from '../pages/page-store.ts'
import type { CallPlace } from './studio-route.ts'
import type { AuditActor } from './audit/write-audit.ts'
import type { ReadContent } from './judging/known-content.ts'
import type { SpeakProblem } from './judging/problem-speaker.ts'
import type { Measurer } from './measuring/measurer.ts'
import type { CheckContext } from './judging/check-context.ts'
import type { SignedIn } from './sign-in/operator-sessions.ts'

/** What the calls about items work with. */
export interface ItemDeps {
  readonly db: Orm
  readonly store: Pick<PageStore, 'routes' | 'sources' | 'refresh'>
  readonly check: Checker
  /** The context as it serves (judging/check-context.ts). */
  readonly checkContext: () => CheckContext
  /** What the mall sells and shows now. */
  readonly content: ReadContent
  /** Whether the mall's calls are answered here: else page components come from the other backend. */
  readonly isOwnMall: boolean
  readonly measured: Measurer
  readonly speak: SpeakProblem
  /** Epoch ms of the machine. */
  readonly now: () => number
}

/** Who does something, from where, and when. */
export const auditActorOf = ({ operator, key }: SignedIn, { address }: CallPlace, now: () => number): AuditActor => ({
  ...{ operator: operator.name, address },
  ...(key && { key: key.name }),
  at: now(),
})
