import type { Orm } from '../db/open-database.ts'
import type { MovableClock } from '../ports/clock.ts'
import type { SandboxWechat } from '../ports/wechat-sandbox.ts'
import type { Sessions } from '../session/sessions.ts'
import type { ContentOf } from './seed.ts'

/** What the sandbox's pages work with. */
export interface SandboxTools {
  readonly db: Orm
  readonly clock: MovableClock
  readonly wechat: Pick<SandboxWechat, 'createCode'>
  readonly sessions: Pick<Sessions, 'begin'>
  readonly content: ContentOf
  /** What was true in the pages that this instance keeps is true no more. */
  readonly forgetPages: () => void
}

/** The sandbox's own shop, read from its files only when it is wanted. */
export const ownContent: ContentOf = async (today) =>
  (await import('../../sandbox/content/index.ts')).sandboxContent(today)
