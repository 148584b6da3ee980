/** What a log says of a failure. */
interface LoggedError {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: LoggedError
}

const LONGEST_MESSAGE = 500
const MOST_FRAMES = 12
const DEEPEST_CAUSE = 4

/**
 * A failure for the log, without what people told the shop: the query builder puts a statement's parameters into its message (names, phones,
 * numbers of documents), and PostgreSQL quotes values in `detail` and in some messages. What is left says what failed and where; fields
 * that nobody foresaw are left out.
 */
export function logError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: withoutPeople(String(error)).slice(0, LONGEST_MESSAGE) }
  const { code } = error as { readonly code?: unknown }
  return {
    type: error.name,
    message: messageOf(error),
    ...(typeof code === 'string' && { code }),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < DEEPEST_CAUSE && { cause: logError(error.cause, depth + 1) }),
  }
}

function messageOf(error: Error): string {
  const { query } = error as { readonly query?: unknown }
  // A statement has placeholders where its parameters stand.
  const message = typeof query === 'string' ? `Failed query: ${query}` : withoutValues(error.message)
  return withoutPeople(message).slice(0, LONGEST_MESSAGE)
}

/** The way to the failure, without the message that stands above it. */
const framesOf = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, MOST_FRAMES)
    .join('\n')

/** PostgreSQL quotes a value that it can't read after a colon: invalid input syntax for type integer: "…" */
const withoutValues = (message: string) => message.replaceAll(/: "[^"]*"/g, ': "…"')

/** A mobile number, and a number of an identity card, wherever they stand. */
const withoutPeople = (text: string) => text.replaceAll(/\b1[3-9]\d{9}\b|\b\d{17}[\dXx]\b/g, '…')
