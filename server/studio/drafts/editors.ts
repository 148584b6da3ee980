import { and, eq, gt, lt } from 'drizzle-orm'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Editor } from '../../../schemas/studio/items.ts'
import type { Queries } from '../../db/server-settings.ts'
import { studioEditors } from '../../db/schema.ts'

/** ms after which an editor that says nothing is gone: a laptop was closed. */
export const EDITOR_LIFE = 30_000

interface OpenTab extends ItemId {
  /** One open editor. */
  readonly tab: string
  readonly sessionId: string
  readonly operator: string
  readonly block?: string
}

/** Notes that a tab has an item open. A tab of another session is not taken over. */
export async function keepTab(db: Queries, { block, ...tab }: OpenTab, at: number): Promise<void> {
  const row = { ...tab, block: block ?? null, at }
  await db.delete(studioEditors).where(lt(studioEditors.at, at - EDITOR_LIFE))
  await db
    .insert(studioEditors)
    .values(row)
    .onConflictDoUpdate({
      target: studioEditors.tab,
      set: row,
      setWhere: eq(studioEditors.sessionId, tab.sessionId),
    })
}

export const closeTab = async (db: Queries, { tab, sessionId }: Pick<OpenTab, 'tab' | 'sessionId'>): Promise<void> => {
  await db.delete(studioEditors).where(and(eq(studioEditors.tab, tab), eq(studioEditors.sessionId, sessionId)))
}

/** Who has an item open, for somebody who asks from a session. */
export async function editorsOf(
  db: Queries,
  { kind, name }: ItemId,
  ownSession: string,
  at: number,
): Promise<Editor[]> {
  const { kind: ofKind, name: ofName, at: seen } = studioEditors
  const rows = await db
    .select()
    .from(studioEditors)
    .where(and(eq(ofKind, kind), eq(ofName, name), gt(seen, at - EDITOR_LIFE)))
    .orderBy(studioEditors.operator, studioEditors.tab)
  return rows.map(({ operator, sessionId, block, at: seenAt }) => ({
    ...{ name: operator, isSelf: sessionId === ownSession, at: seenAt },
    ...(block !== null && { block }),
  }))
}
