import { and, eq } from 'drizzle-orm'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Step } from '../../../schemas/studio/step.ts'
import { advisoryLock } from '../../db/advisory-lock.ts'
import type { Queries } from '../../db/server-settings.ts'
import { studioDrafts, studioSteps } from '../../db/schema.ts'
import { keyOf, readPublished } from '../../pages/published.ts'
import { type Actor, writeAudit } from '../audit/write-audit.ts'
import { refuseForeign } from '../components/foreign-components.ts'
import { type ServedItem, servedItem } from '../items/served-item.ts'
import type { Standing } from '../publishing/move-pointers.ts'
import { fileAuthor, keepRevision } from '../publishing/revisions.ts'
import { auditActorOf, type ItemDeps } from '../studio-deps.ts'
import type { BodyOfStudioCall, StudioHandler } from '../studio-route.ts'
import { refuseStudio, StudioRefusal, undo, undoneOnRefusal } from '../studio-refusal.ts'
import type { ApplySteps } from './apply-steps.ts'
import { type DraftRow, lockDraft, stepsAfter } from './read-draft.ts'

type AuditActor = Actor & { readonly at: number }
type Sent = BodyOfStudioCall<'saveSteps'>

/** A draft before the steps that are sent; one that is only beginning has version 0. */
type Begun = Pick<DraftRow, 'text' | 'version' | 'base'>

/** Adds steps to a draft, or begins it [D1, D2]. */
export const saveSteps =
  (deps: ItemDeps, applySteps: ApplySteps): StudioHandler<'saveSteps'> =>
  async ({ params: item, body, by, place }) => {
    const foreign = refuseForeign(deps, item)
    if (foreign) return foreign
    const actor = auditActorOf(by, place, deps.now)
    const done = await undoneOnRefusal<{ readonly version: number }, Refused>(() =>
      deps.db.transaction(async (tx) => {
        // A draft that is begun has no row yet that could be locked.
        await advisoryLock(tx, `studio draft ${keyOf(item)}`)
        const draft = await lockDraft(tx, item)
        const served = servedItem(await standingNow(tx, deps), item)
        const begun = draft ?? (await beginDraft(tx, { item, served, now: deps.now }, body))
        const known = await knownSteps(tx, item, body)
        const follows = body.version + known
        const fresh = body.steps.slice(known)
        if (fresh.length === 0) return { version: follows }
        if (begun.version !== follows) return undo(refuseStudio('draft-moved'))
        const applied = applySteps(item.kind, begun.text, fresh)
        if ('refused' in applied) return undo(refuseStudio('invalid-request', `${applied.refused}；没有保存`))
        const { text } = applied
        if (text !== body.text) return undo(refuseStudio('invalid-request', '这些修改和送来的内容对不上，没有保存'))
        const base = baseOf(served, begun, body)
        await writeDraft(tx, { item, begun, base, text, isNew: !draft }, fresh, actor)
        await writeAudit(tx, actor, 'change', changeDetail(begun.version, fresh), item)
        return { version: begun.version + fresh.length }
      }),
    )
    // Another instance published, and this one has not heard of it: whoever opens the item anew is to find it.
    if (done instanceof StudioRefusal && MOVED.has(done.code)) await deps.store.refresh()
    return done
  }

type Refused = 'draft-moved' | 'draft-gone' | 'published-moved' | 'no-such-item' | 'invalid-request'

const MOVED: ReadonlySet<string> = new Set(['draft-gone', 'published-moved'])

/**
 * What is published, as the database has it at this moment. What this instance remembers may be a second old: a draft that began with that would
 * lose what another instance published within it.
 */
async function standingNow(tx: Queries, { store }: Pick<ItemDeps, 'store'>): Promise<Standing> {
  const { folder, published } = store.sources()
  return { folder, published: await readPublished(tx, published) }
}

interface Beginning {
  readonly item: ItemId
  readonly served: ServedItem | undefined
  readonly now: ItemDeps['now']
}

/** What the draft begins with: the text that is published, which is kept, so that a merge has it when another is. */
async function beginDraft(tx: Queries, { item, served, now }: Beginning, { version, base }: Sent): Promise<Begun> {
  if (version > 0) return undo(refuseStudio('draft-gone'))
  if (!served || served.isArchived) return undo(refuseStudio('no-such-item', served && '它已经归档，先恢复'))
  if (base !== served.hash) return undo(refuseStudio('published-moved'))
  if (served.source === 'file') await keepRevision(tx, item, { text: served.text, author: fileAuthor(item), at: now() })
  return { text: served.text, version: 0, base: served.hash }
}

/** How many of the sent steps are there already, as the first ones after the version: what is sent twice is one. */
async function knownSteps(tx: Queries, item: ItemId, { version, steps }: Sent): Promise<number> {
  const there = await stepsAfter(tx, item, version)
  const differs = steps.findIndex(({ id }, at) => there[at]?.id !== id)
  const known = differs < 0 ? steps.length : differs
  if (known === steps.length) return known
  return there.length > known ? undo(refuseStudio('draft-moved')) : known
}

/**
 * Another base than before is what is published now: the steps merged it into the draft. A draft of which a release published an earlier
 * step goes on from there, also for an editor that did not hear of it.
 */
function baseOf(served: ServedItem | undefined, begun: Begun, { base }: Sent): string | null {
  const live = served?.hash ?? null
  if (base === begun.base || live === begun.base) return begun.base
  return base === live ? base : undo(refuseStudio('published-moved'))
}

interface NextDraft {
  readonly item: ItemId
  readonly begun: Begun
  readonly base: string | null
  readonly text: string
  readonly isNew: boolean
}

async function writeDraft(
  tx: Queries,
  { item: { kind, name }, begun, base, text, isNew }: NextDraft,
  steps: readonly Step[],
  { operator, at }: AuditActor,
): Promise<void> {
  const next = { base, text, version: begun.version + steps.length, updatedBy: operator, updatedAt: at }
  if (isNew) await tx.insert(studioDrafts).values({ kind, name, ...next, createdBy: operator, createdAt: at })
  else
    await tx
      .update(studioDrafts)
      .set(next)
      .where(and(eq(studioDrafts.kind, kind), eq(studioDrafts.name, name)))
  const rows = steps.map((step, index) => ({
    ...{ kind, name, version: begun.version + index + 1, author: operator, at },
    ...step,
  }))
  await tx.insert(studioSteps).values(rows)
}

/** So many labels say what was changed; of more the rest is counted. */
const MOST_LABELS = 20

function changeDetail(before: number, steps: readonly Step[]) {
  const labels = steps.slice(0, MOST_LABELS).map(({ label }) => label)
  const more = steps.length > MOST_LABELS ? [`另外 ${steps.length - MOST_LABELS} 处`] : []
  return { version: before + steps.length, labels: [...labels, ...more] }
}
