import { randomBytes } from 'node:crypto'
import { getOrCreateSetting } from '../db/server-settings.ts'
import type { Orm } from '../db/open-database.ts'

/** The text that signs logins: the one that was set, else (in the sandbox alone) one that is made once and kept, the same for every instance. */
export const tokenSecretOf = (given: string | undefined, db: Orm): Promise<string> =>
  given === undefined
    ? getOrCreateSetting(db, 'token-secret', randomBytes(32).toString('base64url'))
    : Promise.resolve(given)
