import { isUtf8 } from 'node:buffer'
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

/** Also where it is written as no standard writes it: the framework reads such a type too. */
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i

/**
 * The text of a body. JSON is UTF-8 (RFC 8259): read as such, what is written otherwise would be another text, and be stored as one.
 * @throws {UnreadableBody} where its type names another charset, it was packed, or its bytes are no UTF-8
 */
export function bodyText({ headers }: Pick<FastifyRequest, 'headers'>, body: Buffer): string {
  const [, charset] = CHARSET.exec(headers['content-type'] ?? '') ?? []
  if (charset !== undefined && !/^utf-?8$/i.test(charset))
    throw new UnreadableBody(415, `the body has to be UTF-8, and its content type says charset=${charset.slice(0, 40)}`)
  const { 'content-encoding': encoding = 'identity' } = headers
  if (encoding.toLowerCase() !== 'identity')
    throw new UnreadableBody(
      415,
      `the body has to come as it is, and its content encoding says ${encoding.slice(0, 40)}`,
    )
  if (!isUtf8(body)) throw new UnreadableBody(400, 'the body has to be UTF-8, and its bytes are not')
  return body.toString('utf8')
}
