import { sql } from 'drizzle-orm'
import { tablesState, type TablesState } from '../db/migrate.ts'
import { openKeptDatabase } from '../db/open-kept-database.ts'
import { auditOrders, auditRules, type Finding } from '../orders/audit-orders.ts'
import type { Settings } from '../settings.ts'

/** What `pagoda audit` reads on the standard output. */
export interface AuditReport {
  readonly database: 'embedded' | 'server'
  readonly orders: number
  readonly rules: number
  readonly findings: readonly Finding[]
}

/** Its tables are not those that the rules read. */
class OtherState extends Error {
  constructor(state: Exclude<TablesState, 'today'>) {
    super(
      state === 'earlier'
        ? 'The books can’t be read: this database is of an earlier state of the shop. To bring its tables to those of this release, start the server once, or audit with the release that wrote it.'
        : 'The books can’t be read: this database is of a later state of the shop, written by a newer release. Audit with that release.',
    )
    this.name = 'OtherState'
  }
}

const fail = (error: Error) => {
  throw error
}

/**
 * Goes through the books of the shop's database as they are at one moment, and changes nothing; however long that takes.
 * @throws NoDatabase, OtherState of tables of another release, FolderInUse while a server has the embedded one open, and whatever a database says that is none of the shop's
 */
export async function auditDatabase({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<AuditReport> {
  const database = await openKeptDatabase({ dataDir, databaseUrl, onDeath: fail })
  try {
    const state = await tablesState(database.orm)
    if (state !== 'today') throw new OtherState(state)
    return await database.unhurried(({ orm }) =>
      orm.transaction(
        async (tx) => {
          const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from orders`)
          const findings = await auditOrders(tx)
          return { database: database.kind, orders: rows[0]?.count ?? 0, rules: auditRules.length, findings }
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
    )
  } finally {
    await database.close()
  }
}
