import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { BuiltCatalogue } from '../../../schemas/studio/catalogue.ts'
import type { BrokenReference } from '../../../schemas/studio/numbers.ts'
import { datePart } from '../../../src/domain/dates.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { auditActorOf, type ItemDeps } from '../studio-deps.ts'
import type { StudioRouting } from '../role-guard.ts'
import { studioRoute } from '../studio-route.ts'
import { problemTeller } from '../judging/problem-speaker.ts'
import { lookUpReferences } from './look-up.ts'
import { keepRun, lastRun, lookEachNight } from './reference-runs.ts'

interface ReferenceDeps extends Pick<ItemDeps, 'db' | 'store' | 'check' | 'checkContext' | 'content' | 'now'> {
  /** The shop's time, 2026-11-20T08:30:00 */
  readonly shopNow: () => string
  readonly isOwnMall: boolean
  readonly catalogue: BuiltCatalogue
}

/** How what published pages name and the shop no longer has is looked up. */
export function referenceLooks(deps: ReferenceDeps) {
  const { db, store, check, checkContext, content, now, shopNow, catalogue } = deps
  const tell = problemTeller(catalogue)
  const lookUp = async (): Promise<BrokenReference[]> =>
    lookUpReferences({
      check,
      tell,
      catalogue,
      checkContext: { ...checkContext(), content: await content(db, store.sources()) },
    })
  const eachNight = (log: Pick<FastifyBaseLogger, 'warn'>) => {
    const onBroken = (found: readonly BrokenReference[]) =>
      log.warn({ found: found.slice(0, 20) }, `published pages name ${found.length} things that the shop no longer has`)
    return lookEachNight({ db, now, shopNow, lookUp, onBroken })
  }
  return { ...deps, lookUp, eachNight }
}

/** The last look of a night [N9], and one that somebody asks for. */
export function referenceCalls(
  app: FastifyInstance,
  routing: StudioRouting,
  { db, now, shopNow, isOwnMall: isKnown, lookUp }: ReturnType<typeof referenceLooks>,
): void {
  studioRoute(app, routing, 'brokenReferences', async () => ({ isKnown, found: [], ...(await lastRun(db)) }))
  studioRoute(app, routing, 'checkReferences', async ({ by, place }) => {
    const found = await lookUp()
    const actor = auditActorOf(by, place, now)
    await db.transaction(async (tx) => {
      await keepRun(tx, datePart(shopNow()), actor.at, found)
      await writeAudit(tx, actor, 'reference-check', { found: found.length })
    })
    return { isKnown, checkedAt: actor.at, found }
  })
}
