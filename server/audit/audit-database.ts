import { sql } from 'drizzle-orm'
import { tablesState, type TablesState } from '../db/migrate.ts'
import { openExistingDatabase } from '../db/open-existing-database.ts'
import { auditOrders, auditRules, type Finding } from '../orders/audit-orders.ts'
import type { Settings } from '../settings/settings.ts'

/** What `pagoda audit` reads on the standard output. */
export interface AuditReport {
  readonly database: 'embedded' | 'server'
  readonly orders: number
  readonly rules: number
  readonly findings: readonly Finding[]
}

/** What to do where the tables are not those that the rules read. */
const otherStates: Readonly<Record<Exclude<TablesState, 'today'>, string>> = {
  earlier:
    'this database is of an earlier state of the shop. To bring its tables to those of this release, start the server once, or audit with the release that wrote it.',
  later: 'this database is of a later state of the shop, written by a newer release. Audit with that release.',
  another:
    'this database is of another state of the shop: it has changes that this release does not know, and lacks some that it has. Audit with the release that wrote it.',
  none: 'this database holds no tables of the shop. Set DATABASE_URL or DATA_DIR as the server has it; a new shop has books once its server was started.',
}

class OtherState extends Error {
  constructor(state: Exclude<TablesState, 'today'>) {
    super(otherStates[state])
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
  const database = await openExistingDatabase({ dataDir, databaseUrl, onDeath: fail })
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
