/** What the database, or the way to it, says of a failure. */
interface DatabaseError {
  /** A SQLSTATE of PostgreSQL, or an error code of the network. */
  readonly code: string
  readonly message: string
}

/** What stands under the wrappings of the query builder; undefined where nothing of a database is in it. */
export function databaseErrorOf(error: unknown): DatabaseError | undefined {
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth++) {
    const { code } = each as { readonly code?: unknown }
    if (typeof code === 'string') return { code, message: each.message }
    if (isOfDriver(each.message)) return { code: '', message: each.message }
  }
  return undefined
}

/** What the driver (pg) says without a code, when a connection is lost, or nothing came in time. */
const driverMessages = [
  'Connection terminated',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'Client was closed',
  'Cannot use a pool after calling end',
]

const isOfDriver = (message: string) => driverMessages.some((part) => message.includes(part))

/** SQLSTATE: two transactions stood in each other's way (deadlock, serialization); done again, the work goes well. */
const CONFLICTS: ReadonlySet<string> = new Set(['40P01', '40001'])

/** Whether the work of a transaction was undone only because of another one. */
export const isConflict = (error: unknown): boolean => CONFLICTS.has(databaseErrorOf(error)?.code ?? '')

/** SQLSTATE classes and codes: no connection, too many, shutting down, starting up, a wait that was cut short. */
const UNAVAILABLE = /^(?:08...|53...|57P0[123]|57014|55P03|25P03|)$/
const NETWORK: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND'])

/** Whether the database can't be had now, or not soon enough: nobody's mistake, and over some time. */
export function isUnavailable(error: unknown): boolean {
  const found = databaseErrorOf(error)
  return found !== undefined && (UNAVAILABLE.test(found.code) || NETWORK.has(found.code))
}
