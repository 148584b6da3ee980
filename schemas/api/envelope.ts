import type { JSONSchema } from '../json-schema.ts'

/** The reply of the mall's calls: `data` when all is well, `hasError` false (A7, B7). */
export const envelope = <const Data extends JSONSchema>(data: Data) =>
  ({
    type: 'object',
    properties: { hasError: { type: 'boolean', const: false }, data },
    required: ['hasError', 'data'],
    additionalProperties: false,
  }) as const satisfies JSONSchema

/** The body of the calls that name what they want as `reqDtos` (A7, B7). */
export const requested = <const Wanted extends JSONSchema>(reqDtos: Wanted) =>
  ({
    type: 'object',
    properties: { reqDtos },
    required: ['reqDtos'],
    additionalProperties: false,
  }) as const satisfies JSONSchema

/** Which page of a list is asked for (B7). @param each says how long a page is, `more` what else is to be known of that */
export const paging = (each: string, more?: string) =>
  ({
    pageNumber: { type: 'integer', minimum: 1, maximum: 10000, title: '第几页', description: '从 1 数起。' },
    pageSize: {
      type: 'integer',
      minimum: 1,
      maximum: 50,
      title: each,
      ...(more !== undefined && { description: more }),
    },
  }) as const

/** The reply of calls that keep, change or remove one thing of a member's: which it was. */
export const idReply = envelope({
  type: 'object',
  properties: { id: { type: 'string' } },
  required: ['id'],
  additionalProperties: false,
})

/** The reply of calls that say in words why not (B7, B8): `responseCode` 0 is well, `data` is there then. */
export const answer = <const Data extends JSONSchema>(codes: string, data: Data) =>
  ({
    type: 'object',
    properties: {
      responseCode: { type: 'string', description: codes },
      message: { type: 'string', title: '没成功的原因' },
      data,
    },
    required: ['responseCode', 'data'],
    additionalProperties: false,
  }) as const satisfies JSONSchema

/** How other calls say that all is well (B7): the ack SUCCESS, else a message. */
export const acknowledgement = {
  responseStatus: {
    type: 'object',
    properties: { ack: { type: 'string', title: '回答', $comment: 'SUCCESS 是成功。' } },
    required: ['ack'],
    additionalProperties: false,
  },
  message: { type: 'string', title: '没成功的原因' },
} as const
