import { databaseErrorOf } from './db/database-error.ts'
import type { Settings } from './settings.ts'

/** Why the server could not start, in a sentence for who started it. Addresses of databases may hold passwords, so none is told. */
export function startupErrorMessage(error: unknown, { host, port }: Pick<Settings, 'host' | 'port'>): string {
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown }
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Stop what uses it, or set another PORT.`
  if (code === 'EACCES' && syscall === 'listen') return `Port ${port} may not be opened by this user. Set another PORT.`
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${host}. Set another HOST.`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT')
    return `The database of DATABASE_URL can't be reached (${code}).`
  if (code === '28P01' || code === '28000' || code === '3D000')
    return `The database of DATABASE_URL refuses the user, its password or the database's name (${code}).`
  const found = databaseErrorOf(error)
  // The query builder's own message holds the statement, and not what became of it.
  if (found && error instanceof Error && error.cause !== undefined)
    return `The database failed while the server started: ${found.message}. Start the server again; what was begun in the database was undone.`
  return error instanceof Error && error.message !== '' ? error.message : String(error)
}
