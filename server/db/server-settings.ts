import { eq } from 'drizzle-orm'
import type { Orm } from './open-database.ts'
import { serverSettings } from './schema.ts'

/**
 * Names of what the server remembers about itself: how far the sandbox clock was moved (ms), and which sandbox content the database
 * holds.
 */
export type SettingName = 'clock-offset' | 'sandbox-content'

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
