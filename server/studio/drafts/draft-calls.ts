import { keepRevision, notePublication } from '../publishing/revisions.ts'
import { servedItem } from '../items/served-item.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { auditActorOf, type ItemDeps } from '../studio-deps.ts'
import type { StudioHandler } from '../studio-route.ts'
import { refuseStudio, undo, undoneOnRefusal } from '../studio-refusal.ts'
import { closeTab, editorsOf, keepTab } from './editors.ts'
import { deleteDraft, lockDraft, readDraft, stepsAfter } from './read-draft.ts'

/** What others did to a draft since a version, and who has it open. */
export const draftSince =
  ({ db, store, now }: ItemDeps): StudioHandler<'draftSince'> =>
  async ({ params: item, body: { version, tab, block, leaving }, by }) => {
    const served = servedItem(store.sources(), item)
    const draft = await readDraft(db, item)
    if (!served && !draft) return refuseStudio('no-such-item')
    const { sessionId, operator } = by
    if (leaving) await closeTab(db, { tab, sessionId })
    else
      await keepTab(
        db,
        { ...item, tab, sessionId, operator: operator.name, ...(block !== undefined && { block }) },
        now(),
      )
    const steps = draft ? await stepsAfter(db, item, version) : []
    return {
      ...{ version: draft?.version ?? 0, steps, published: served?.hash ?? null },
      ...(draft && steps.length > 0 && { text: draft.text }),
      editors: await editorsOf(db, item, sessionId, now()),
    }
  }

/** Throws a draft away; its last text stays in the history. */
export const discardDraft =
  ({ db, now }: ItemDeps): StudioHandler<'discardDraft'> =>
  async ({ params: item, body: { version }, by, place }) => {
    const actor = auditActorOf(by, place, now)
    return undoneOnRefusal(() =>
      db.transaction(async (tx) => {
        const draft = await lockDraft(tx, item)
        if (!draft) return undo(refuseStudio('draft-gone'))
        if (draft.version !== version) return undo(refuseStudio('draft-moved'))
        const entry = { author: actor.operator, at: actor.at }
        const hash = await keepRevision(tx, item, { text: draft.text, ...entry })
        await notePublication(tx, item, { hash, action: 'discarded', message: '', ...entry })
        await deleteDraft(tx, item)
        await writeAudit(tx, actor, 'discard', { version }, item)
        return {}
      }),
    )
  }
