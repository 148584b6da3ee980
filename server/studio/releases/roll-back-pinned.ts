import type { Queries } from '../../db/server-settings.ts'
import { textHash } from '../../pages/published.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { routeChange } from '../items/route-change.ts'
import { calledIn } from '../items/called-item.ts'
import { servedItem } from '../items/served-item.ts'
import type { Change } from '../judging/check-context.ts'
import { inLockOrder, judgePublish } from '../publishing/judge-publish.ts'
import { type AuditActor, movePointer, setArchived, type Standing } from '../publishing/move-pointers.ts'
import { revisionText } from '../publishing/revisions.ts'
import { refuseStudio, StudioRefusal, undo } from '../studio-refusal.ts'
import { changesOf, type PinnedItem } from './read-releases.ts'
import type { ReleaseDeps } from './release-deps.ts'

/** What stands in the way of going back, item by item: something else serves since then [G3]. */
function servedSince(standing: Standing, items: readonly PinnedItem[]): string[] {
  return changesOf(items).flatMap(({ kind, name, text }) => {
    const served = servedItem(standing, { kind, name })
    if (served?.isArchived) return [`${calledIn(standing, { kind, name })}后来归档了`]
    return served?.hash === textHash(text) ? [] : [`${calledIn(standing, { kind, name })}后来又发布过别的版本`]
  })
}

/** What each item had before: its text, or nothing, and then its address goes too. */
async function changesBack(tx: Queries, items: readonly PinnedItem[]): Promise<Change[]> {
  const changes: Change[] = []
  for (const { kind, name, route, replaced } of items) {
    const text = replaced === null ? null : await revisionText(tx, { kind, name }, replaced)
    if (text === undefined) return undo(refuseStudio('no-such-revision', name))
    changes.push({ kind, name, text }, ...(route && text === null ? [{ ...routeChange(route), text: null }] : []))
  }
  return changes
}

/** Every pointer of a release goes back to what served before it, or none does [G3]. */
export async function rollBackPinned(
  tx: Queries,
  deps: ReleaseDeps,
  standing: Standing,
  items: readonly PinnedItem[],
  { message, actor }: { readonly message: string; readonly actor: AuditActor },
): Promise<void> {
  const since = servedSince(standing, items)
  if (since.length > 0) undo(refuseStudio('served-since', since.join('；')))
  const changes = await changesBack(tx, items)
  const judged = await judgePublish(deps, deps.ownerOf, { standing }, changes)
  if (judged instanceof StudioRefusal) undo(judged)
  for (const { text, ...item } of inLockOrder(changes)) {
    if (text === null) {
      await setArchived(tx, standing, item, true, actor)
      await writeAudit(tx, actor, 'archive', {}, item)
      continue
    }
    const hash = await movePointer(tx, standing, { ...item, text }, { action: 'roll-back', message, ...actor })
    await writeAudit(tx, actor, 'roll-back', { hash, message }, item)
  }
}
