import { isUtf8 } from 'node:buffer'
import { MIMEType } from 'node:util'
import type { FastifyRequest } from 'fastify'

/** A body that is not written as this server reads it. Its message is for developers. */
export class UnreadableBody extends Error {
  override name = 'UnreadableBody'
  readonly statusCode: 400 | 415

  constructor(statusCode: 400 | 415, message: string) {
    super(message)
    this.statusCode = statusCode
  }
}

/**
 * The text of a body. JSON is UTF-8 (RFC 8259): read as such, what is written otherwise would be another text, and be stored as one.
 * @throws {UnreadableBody} where its type names another charset, or its bytes are no UTF-8
 */
export function bodyText({ headers }: Pick<FastifyRequest, 'headers'>, body: Buffer): string {
  const charset = charsetOf(headers['content-type'] ?? '')
  if (charset !== undefined && !/^utf-?8$/i.test(charset))
    throw new UnreadableBody(415, `the body has to be UTF-8, and its content type says charset=${charset.slice(0, 40)}`)
  if (!isUtf8(body)) throw new UnreadableBody(400, 'the body has to be UTF-8, and its bytes are not')
  return body.toString('utf8')
}

/** Of a type that the framework could read. */
function charsetOf(type: string): string | undefined {
  try {
    return new MIMEType(type).params.get('charset') ?? undefined
  } catch {
    return /charset\s*=\s*"?([^";\s]+)/i.exec(type)?.[1]
  }
}
