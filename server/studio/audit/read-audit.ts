import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm'
import type { ItemKind } from '../../../schemas/studio/item.ts'
import type { Queries } from '../../db/server-settings.ts'
import { studioAudit } from '../../db/schema.ts'
import type { StudioHandler } from '../studio-route.ts'
import { auditSentence } from './audit-entry.ts'

const PAGE = 100

/** Who did what, the last first; what came before an entry is asked for by its id. */
export const auditLog =
  (db: Queries): StudioHandler<'auditLog'> =>
  async ({ query: { operator, action, kind, name, from, until, before } }) => {
    const is = <Value>(value: Value | undefined, filter: (value: Value) => SQL) =>
      value === undefined ? undefined : filter(value)
    const rows = await db
      .select()
      .from(studioAudit)
      .where(
        and(
          is(operator, (value) => eq(studioAudit.operator, value)),
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
    return { entries: rows.slice(0, PAGE).map(toldEntry), more: rows.length > PAGE }
  }

function toldEntry({ id, at, operator, action, kind, name, detail, address }: typeof studioAudit.$inferSelect) {
  const item = { ...(kind !== null && { kind: kind as ItemKind }), ...(name !== null && { name }) }
  return { id, at, operator, action, address, ...item, sentence: auditSentence(action, detail, item) }
}
