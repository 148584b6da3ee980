import { databaseErrorOf } from '../db/database-error.ts'
import type { Settings } from '../settings/settings.ts'

/** Why the server could not start, in a sentence for who started it. Addresses of databases may hold passwords, so none is told. */
export function startupErrorMessage(error: unknown, { host, port }: Pick<Settings, 'host' | 'port'>): string {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown }
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or set another PORT.`
  if (code === 'EACCES' && syscall === 'listen') return `Port ${port} may not be opened by this user. Set another PORT.`
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${host}. Set another HOST.`
  return messageOf(
    error,
    (message) =>
      `The database failed while the server started: ${message}. Start the server again; what was begun in the database was undone.`,
  )
}

/** Why a command of `pagoda` that opens the database by itself could not do what it was to. */
export const commandErrorMessage = (error: unknown): string =>
  messageOf(
    error,
    (message) => `The database failed: ${message}. Try again; what was begun in the database was undone.`,
  )

const UNREACHED: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', 'EHOSTUNREACH'])
/** SQLSTATE: a wrong password, no such user, no such database; and what the user may not do. */
const REFUSED: ReadonlySet<string> = new Set(['28P01', '28000', '3D000'])
const FORBIDDEN = '42501'

/** @param failed what else the database said; the query builder's own message holds the statement, and not what became of it */
function messageOf(error: unknown, failed: (message: string) => string): string {
  const found = databaseErrorOf(error)
  if (found && UNREACHED.has(found.code)) return `The database of DATABASE_URL can't be reached (${found.code}).`
  if (found && REFUSED.has(found.code))
    return `The database of DATABASE_URL refuses the user, its password or the database's name (${found.code}).`
  if (found?.code === FORBIDDEN)
    return `The user of DATABASE_URL may not do this in the database: ${found.message} (${FORBIDDEN}). Use the server's own user, or grant it what it lacks.`
  if (found && error instanceof Error && error.cause !== undefined) return failed(found.message)
  return error instanceof Error && error.message !== '' ? error.message : String(error)
}
