import { and, desc, eq, gte, inArray, lt, type SQL } from 'drizzle-orm'
import type { ItemId, ItemKind } from '../../../schemas/studio/item.ts'
import type { Queries } from '../../db/server-settings.ts'
import { studioAudit, studioDrafts } from '../../db/schema.ts'
import type { StudioHandler } from '../studio-route.ts'
import { keyOf } from '../../pages/published.ts'
import { namesOf } from '../items/text-names.ts'
import { servedItem } from '../items/served-item.ts'
import type { ItemDeps } from '../studio-deps.ts'
import { actionsOf, auditSentence } from './audit-entry.ts'

const PAGE = 100

/** Who did what, the last first; what came before an entry is asked for by its id. */
export const auditLog =
  ({ db, store }: Pick<ItemDeps, 'db' | 'store'>): StudioHandler<'auditLog'> =>
  async ({ query: { operator, group, action, kind, name, from, until, before } }) => {
    const is = <Value>(value: Value | undefined, filter: (value: Value) => SQL) =>
      value === undefined ? undefined : filter(value)
    const rows = await db
      .select()
      .from(studioAudit)
      .where(
        and(
          is(operator, (value) => eq(studioAudit.operator, value)),
          is(group, (value) => inArray(studioAudit.action, actionsOf(value))),
          is(action, (value) => eq(studioAudit.action, value)),
          is(kind, (value) => eq(studioAudit.kind, value)),
          is(name, (value) => eq(studioAudit.name, value)),
          is(from, (value) => gte(studioAudit.at, value)),
          is(until, (value) => lt(studioAudit.at, value)),
          is(before, (value) => lt(studioAudit.id, value)),
        ),
      )
      .orderBy(desc(studioAudit.id))
      .limit(PAGE + 1)
    const titles = await titlesOf(db, store)
    return { entries: rows.slice(0, PAGE).map((row) => toldEntry(row, titles)), more: rows.length > PAGE }
  }

/** What an item is called now: as it serves, or in its draft; undefined where it has no title, or is gone. */
async function titlesOf(db: Queries, store: ItemDeps['store']) {
  const drafts = await db
    .select({ kind: studioDrafts.kind, name: studioDrafts.name, text: studioDrafts.text })
    .from(studioDrafts)
  const drafted = new Map(drafts.map(({ kind, name, text }) => [`${kind}/${name}`, text]))
  const sources = store.sources()
  return (item: ItemId) => namesOf(servedItem(sources, item)?.text ?? drafted.get(keyOf(item)) ?? '').title
}

function toldEntry(
  { id, at, operator, action, kind, name, detail, times, address }: typeof studioAudit.$inferSelect,
  titleOfItem: (item: ItemId) => string | undefined,
) {
  const item = kind !== null && name !== null ? { kind: kind as ItemKind, name } : undefined
  const sentence = auditSentence({ action, detail, times, ...(item && { item, title: titleOfItem(item) }) })
  return { id, at, operator, action, address, times, ...item, sentence }
}
