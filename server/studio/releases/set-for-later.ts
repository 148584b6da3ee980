import { asc, eq } from 'drizzle-orm'
import type { SetForLater } from '../../../schemas/studio/operators.ts'
import type { Queries } from '../../db/server-settings.ts'
import { studioReleases } from '../../db/schema.ts'
import type { Release } from './read-releases.ts'

/** Who stands for it when its moment comes: whoever set the moment [T3]. */
export const standsFor = ({ scheduledBy, createdBy }: Pick<Release, 'scheduledBy' | 'createdBy'>): string =>
  scheduledBy ?? createdBy

/** What waits for its moment, by the name of who set it; the first moment first. */
export async function setForLater(db: Queries): Promise<ReadonlyMap<string, readonly SetForLater[]>> {
  const { id, name, dueAt, scheduledBy, createdBy, state } = studioReleases
  const rows = await db
    .select({ id, name, dueAt, scheduledBy, createdBy })
    .from(studioReleases)
    .where(eq(state, 'scheduled'))
    .orderBy(asc(dueAt), asc(name))
  const found = new Map<string, SetForLater[]>()
  for (const row of rows) {
    const by = standsFor(row)
    found.set(by, [...(found.get(by) ?? []), { id: row.id, name: row.name, dueAt: row.dueAt ?? 0 }])
  }
  return found
}
