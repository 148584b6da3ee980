import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { DraftReply } from '../../../schemas/studio/items.ts'
import type { Patch, StepRow } from '../../../schemas/studio/step.ts'
import type { Queries } from '../../db/server-settings.ts'
import { studioDrafts, studioSteps } from '../../db/schema.ts'

export type DraftRow = typeof studioDrafts.$inferSelect

const MOST_STEPS = 500

const ofItem = ({ kind, name }: ItemId) => and(eq(studioDrafts.kind, kind), eq(studioDrafts.name, name))
const stepsOfItem = ({ kind, name }: ItemId) => and(eq(studioSteps.kind, kind), eq(studioSteps.name, name))

export const readDraft = async (db: Queries, item: ItemId): Promise<DraftRow | undefined> =>
  (await db.select().from(studioDrafts).where(ofItem(item)))[0]

/** For a change: whoever changes it waits for who does so already. */
export const lockDraft = async (tx: Queries, item: ItemId): Promise<DraftRow | undefined> =>
  (await tx.select().from(studioDrafts).where(ofItem(item)).for('update'))[0]

/** The steps of a draft go with it. */
export const deleteDraft = async (tx: Queries, item: ItemId): Promise<void> => {
  await tx.delete(studioDrafts).where(ofItem(item))
}

/** The steps after a version, oldest first. */
export async function stepsAfter(db: Queries, item: ItemId, version: number): Promise<StepRow[]> {
  const rows = await db
    .select()
    .from(studioSteps)
    .where(and(stepsOfItem(item), gt(studioSteps.version, version)))
    .orderBy(asc(studioSteps.version))
  return rows.map(toldStep)
}

/** A draft as the studio opens it, with its last steps, oldest first. */
export async function toDraftReply(db: Queries, item: ItemId, draft: DraftRow): Promise<DraftReply> {
  const rows = await db
    .select()
    .from(studioSteps)
    .where(stepsOfItem(item))
    .orderBy(desc(studioSteps.version))
    .limit(MOST_STEPS)
  const { text, version, base, route } = draft
  const steps = rows.toReversed().map(toldStep)
  return { text, version, base, steps, ...(route !== null && { route: route as Record<string, unknown> }) }
}

const toldStep = ({ id, label, patches, inverse, version, author, at }: typeof studioSteps.$inferSelect): StepRow => ({
  ...{ id, label, version, author, at },
  ...{ patches: patches as Patch[], inverse: inverse as Patch[] },
})
