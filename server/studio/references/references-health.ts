import { shopClock } from '../../../src/domain/dates.ts'
import { minuteText } from '../../../src/domain/shop-time.ts'
import type { Queries } from '../../db/server-settings.ts'
import { lastRun } from './reference-runs.ts'

/** ms after which a nightly look that is missing is told: one night may have come to no end. */
const LATE = 48 * 60 * 60 * 1000

/** What /readyz says of the last look at what published pages name; undefined where all is well, or nobody looked yet. */
export async function referencesHealth(db: Queries, now: number): Promise<string | undefined> {
  const run = await lastRun(db)
  if (!run) return undefined
  const when = `${minuteText(shopClock(run.checkedAt))} 查的`
  if (now - run.checkedAt > LATE) return `${when}，之后每夜的检查没有做完：在工作台的「坏了的引用」里再查一遍`
  const broken = run.found.filter(({ severity }) => severity === 'error').length
  return broken > 0 ? `${when}：坏了 ${broken} 处，在工作台的「坏了的引用」里看` : undefined
}
