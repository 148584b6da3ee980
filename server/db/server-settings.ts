import { eq } from 'drizzle-orm'
import type { Orm } from './open-database.ts'
import { serverSettings } from './schema.ts'

/**
 * Names of what the server remembers about itself: how far the sandbox clock was moved (ms), which sandbox content the database
 * holds and how far it was grown, what signs the sandbox's logins, how the sandbox's payment company answers refunds, by which rules the search index was made, and whether publishing takes two people.
 */
export type SettingName =
  | 'clock-offset'
  | 'sandbox-content'
  | 'sandbox-grown'
  | 'sandbox-refunds'
  | 'search-index'
  | 'studio-four-eyes'
  | 'token-secret'

/** What either the database or a transaction of it can do. */
export type Queries = Pick<Orm, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export async function readSetting(db: Queries, name: SettingName): Promise<string | undefined> {
  const rows = await db
    .select({ value: serverSettings.value })
    .from(serverSettings)
    .where(eq(serverSettings.name, name))
  return rows[0]?.value
}

export async function writeSetting(db: Queries, name: SettingName, value: string): Promise<void> {
  await db
    .insert(serverSettings)
    .values({ name, value })
    .onConflictDoUpdate({ target: serverSettings.name, set: { value } })
}

/** Writes a setting that isn't there yet. @returns the one that holds: of several instances that write at once, the first one's */
export async function getOrCreateSetting(db: Queries, name: SettingName, value: string): Promise<string> {
  await db.insert(serverSettings).values({ name, value }).onConflictDoNothing()
  return (await readSetting(db, name)) ?? value
}

/** Whether the database holds the sandbox's shop, which must never be sold from in live mode. */
export const hasSandboxContent = async (db: Queries): Promise<boolean> =>
  (await readSetting(db, 'sandbox-content')) !== undefined
