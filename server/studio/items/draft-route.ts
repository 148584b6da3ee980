import { isDeepStrictEqual } from 'node:util'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Route } from '../../../schemas/page/route.ts'
import { advisoryLock } from '../../db/advisory-lock.ts'
import type { Queries } from '../../db/server-settings.ts'
import { studioDrafts } from '../../db/schema.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { lockDraft } from '../drafts/read-draft.ts'
import { judgeChanges } from '../judging/judge-changes.ts'
import type { Change } from '../judging/check-context.ts'
import { auditActorOf, type ItemDeps } from '../studio-deps.ts'
import type { StudioHandler } from '../studio-route.ts'
import { refuseStudio, type StudioRefusal, undo, undoneOnRefusal } from '../studio-refusal.ts'
import { type AddressOwnerOf, refuseAddress, refuseForm, reserved } from './address-rules.ts'
import { routeChange } from './route-change.ts'

type Refused = 'draft-gone' | 'draft-moved' | 'has-problems' | 'bad-address' | 'address-taken' | 'address-shadows'

/** What would make it the address of something else than its page. */
const LEADS_ELSEWHERE = ['page', 'module', 'screen'] as const

/** Gives a new page another address, or other settings of it (login, query, header ...): judged as publishing would judge them [P7]. */
export const setDraftRoute =
  (deps: ItemDeps, ownerOf: AddressOwnerOf): StudioHandler<'setDraftRoute'> =>
  async ({ params: item, body: { before, route: sent }, by, place }) => {
    const actor = auditActorOf(by, place, deps.now)
    return undoneOnRefusal<{ readonly route: Record<string, unknown> }, Refused>(() =>
      deps.db.transaction(async (tx) => {
        // Of two that want one address at once, one gets it: also of one who makes a page there.
        await advisoryLock(tx, 'studio new page')
        const draft = await lockDraft(tx, item)
        if (!draft || draft.route === null) return undo(refuseStudio('draft-gone'))
        if (!isDeepStrictEqual(draft.route, before)) return undo(refuseStudio('draft-moved'))
        const route = { ...sent, name: item.name } as Route
        // How it is written and whose it is say more than what the table makes of it.
        const owned = typeof route.path === 'string' ? await refuseOwned(tx, { deps, ownerOf, route }) : undefined
        const refused = owned ?? (await refuseSettings(deps, { ...item, text: draft.text }, route))
        if (refused) return undo(refused)
        const next = { route, updatedBy: actor.operator, updatedAt: actor.at }
        await tx
          .update(studioDrafts)
          .set(next)
          .where(and(eq(studioDrafts.kind, item.kind), eq(studioDrafts.name, item.name)))
        await writeAudit(tx, actor, 'change', { version: draft.version, labels: [`地址的设置：${route.path}`] }, item)
        return { route }
      }),
    )
  }

/** What the check of the table says of it, in its first error's words. */
async function refuseSettings(
  { check, store, checkContext, speak }: ItemDeps,
  page: Change & { readonly text: string },
  route: Route,
): Promise<StudioRefusal<'has-problems'> | undefined> {
  const other = LEADS_ELSEWHERE.find((one) => route[one] !== undefined)
  if (other !== undefined) return refuseStudio('has-problems', '新页面的地址只能打开它自己')
  const { folder, published } = store.sources()
  const change = routeChange(route)
  const judged = await judgeChanges(check, { folder, published, checkContext: checkContext() }, [page, change])
  const problems = judged.find((one) => one.kind === 'route')?.problems ?? []
  const first = problems.find(({ severity }) => severity === 'error')
  return first && refuseStudio('has-problems', speak(change, change.text, first))
}

interface Wanted {
  readonly deps: ItemDeps
  readonly ownerOf: AddressOwnerOf
  readonly route: Route
}

/** Whether it is written as an address is, and whose it is already, new pages of others among them. */
async function refuseOwned(tx: Queries, { deps, ownerOf, route }: Wanted) {
  const unwritten = refuseForm(route.path)
  if (unwritten) return unwritten
  const drafts = await tx.select().from(studioDrafts).where(isNotNull(studioDrafts.route))
  const others = drafts.map((draft) => draft.route as Route).filter(({ name }) => name !== route.name)
  return refuseAddress(ownerOf, [...deps.checkContext().routes, ...reserved(others)], route.path)
}
