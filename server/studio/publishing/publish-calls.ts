import type { Route } from '../../../schemas/page/route.ts'
import type { Done } from '../../../schemas/studio/sign-in.ts'
import { StudioRefusal, refuseStudio, undo, undoneOnRefusal } from '../studio-refusal.ts'
import { keyOf } from '../../pages/published.ts'
import type { Queries } from '../../db/server-settings.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { deleteDraft, type DraftRow } from '../drafts/read-draft.ts'
import type { AddressOwnerOf } from '../items/address-rules.ts'
import { routeChange } from '../items/route-change.ts'
import { servedItem } from '../items/served-item.ts'
import type { Change } from '../judging/check-context.ts'
import { auditActorOf, type ItemDeps } from '../studio-deps.ts'
import type { StudioHandler } from '../studio-route.ts'
import { inLockOrder, judgePublish } from './judge-publish.ts'
import { judgeWeight } from './judge-weight.ts'
import { lockPublished, movePointer, type Standing } from './move-pointers.ts'
import { refuseAlone } from './publishing-rules.ts'
import { type SeenDraft, readyDraft } from './ready-draft.ts'
import { servedText } from './revisions.ts'

type TextChange = Change & { readonly text: string }

/** Publishes drafts together or none of them: one transaction, in which everything is looked at once more [P1, P2, P3]. */
export const publishDraft =
  (deps: ItemDeps, ownerOf: AddressOwnerOf): StudioHandler<'publishDraft'> =>
  async ({ body: { items, message }, by, place }) => {
    const actor = auditActorOf(by, place, deps.now)
    const asked = inLockOrder([...new Map(items.map((item) => [keyOf(item), item])).values()])
    const weight = await judgeWeight(deps, asked, by.operator.id)
    if (weight instanceof StudioRefusal) return weight
    const done = await undoneOnRefusal<Awaited<ReturnType<StudioHandler<'publishDraft'>>>, 'draft-moved'>(() =>
      deps.db.transaction(async (tx) => {
        await refuseAlone(tx, undefined)
        const standing = await lockPublished(tx, deps)
        const changes: TextChange[] = []
        for (const item of asked) changes.push(...(await draftChanges(tx, standing, item)))
        const content = await deps.content(tx, standing, changes)
        const judged = await judgePublish(deps, ownerOf, { standing, content }, changes)
        if (judged instanceof StudioRefusal) return undo(judged)
        const published = []
        for (const change of inLockOrder(changes)) {
          const hash = await movePointer(tx, standing, change, { action: 'publish', message, ...actor })
          await writeAudit(tx, actor, 'publish', { hash, message }, change)
          published.push({ kind: change.kind, name: change.name, hash })
        }
        for (const item of asked) await deleteDraft(tx, item)
        return { published, problems: [...judged, ...weight] }
      }),
    )
    if (!(done instanceof StudioRefusal)) await deps.store.refresh()
    return done
  }

/** What a draft is to make of its item: its text, and of a new page its address. */
async function draftChanges(tx: Queries, standing: Standing, asked: SeenDraft): Promise<TextChange[]> {
  const draft = await readyDraft(tx, standing, asked)
  return [{ kind: asked.kind, name: asked.name, text: draft.text }, ...newRoute(draft)]
}

const newRoute = ({ route }: DraftRow): TextChange[] => (route === null ? [] : [routeChange(route as Route)])

/** Publishes what served before again, checked as any other [P5]; it needs no second person, since it was published before [F1]. */
export const rollBack =
  (deps: ItemDeps, ownerOf: AddressOwnerOf): StudioHandler<'rollBack'> =>
  async ({ params: item, body: { from, to, message }, by, place }) => {
    const actor = auditActorOf(by, place, deps.now)
    const done = await undoneOnRefusal<Done, 'no-such-item'>(() =>
      deps.db.transaction(async (tx) => {
        const standing = await lockPublished(tx, deps)
        const served = servedItem(standing, item)
        if (!served || served.isArchived) return undo(refuseStudio('no-such-item'))
        if (served.hash !== from) return undo(refuseStudio('published-moved'))
        if (from === to) return undo(refuseStudio('nothing-changed'))
        const text = await servedText(tx, item, to)
        if (text === undefined) return undo(refuseStudio('no-such-revision', '只能回到顾客看到过的版本'))
        const change = { ...item, text }
        const judged = await judgePublish(deps, ownerOf, { standing }, [change])
        if (judged instanceof StudioRefusal) return undo(judged)
        await movePointer(tx, standing, change, { action: 'roll-back', message, ...actor })
        await writeAudit(tx, actor, 'roll-back', { hash: to, message }, item)
        return {}
      }),
    )
    if (!(done instanceof StudioRefusal)) await deps.store.refresh()
    return done
  }
