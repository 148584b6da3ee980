/** What decides the answer to a plain request; all else that it says changes nothing. */
export interface PlainRequest {
  /** As it was written: path and query. */
  readonly url: string
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
}

/** Heads are a few hundred bytes, with cookies a few thousand; Node itself refuses those of more than 16 KB. */
const LONGEST_HEAD = 8 * 1024

const REQUEST_LINE = /^GET (\/[\x21-\x7e]*) HTTP\/1\.1$/
const NAME = /^[!#$%&'*+.^_`|~0-9a-z-]+$/
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/

/** With these a request has a body, is for another protocol, or says something of the connection. */
const NOT_PLAIN = new Set([
  'content-length',
  'expect',
  'http2-settings',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
])

/** Each may stand once; Node joins them, or refuses the request. */
const ONCE = new Set(['accept-encoding', 'connection', 'host', 'if-none-match'])

/**
 * Reads what came from a socket if it is one whole GET, to the byte, of which nothing can be understood in two ways: no body, no second
 * request behind it, no folded, doubled or unusual header. Whatever else it is, is undefined, and for Node's own parser.
 */
export function readPlainRequest(chunk: Buffer): PlainRequest | undefined {
  if (chunk.length > LONGEST_HEAD) return undefined
  const text = chunk.toString('latin1')
  if (text.indexOf('\r\n\r\n') !== text.length - 4) return undefined
  const [first = '', ...lines] = text.slice(0, -4).split('\r\n')
  const url = REQUEST_LINE.exec(first)?.[1]
  const headers = url === undefined ? undefined : readHeaders(lines)
  // Without a host Node refuses it (RFC 9112).
  if (url === undefined || headers?.has('host') !== true || !staysOpen(headers.get('connection'))) return undefined
  return { url, acceptEncoding: headers.get('accept-encoding'), ifNoneMatch: headers.get('if-none-match') }
}

/** Those that may stand once. */
function readHeaders(lines: readonly string[]): ReadonlyMap<string, string> | undefined {
  const headers = new Map<string, string>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1)
    if (colon < 1 || !NAME.test(name) || !VALUE.test(value) || NOT_PLAIN.has(name)) return undefined
    if (!ONCE.has(name)) continue
    if (headers.has(name)) return undefined
    headers.set(name, value.trim())
  }
  return headers
}

const staysOpen = (connection: string | undefined): boolean =>
  connection === undefined || connection.toLowerCase() === 'keep-alive'
