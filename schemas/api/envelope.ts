import type { JSONSchema } from '../json-schema.ts'

/** The reply of the mall's calls: `data` when all is well, `hasError` false (A7, B7). */
export const envelope = <const Data extends JSONSchema>(data: Data) =>
  ({
    type: 'object',
    properties: { hasError: { type: 'boolean', const: false }, data },
    required: ['hasError', 'data'],
    additionalProperties: false,
  }) as const satisfies JSONSchema

/** The reply of calls that say in words why not (B7, B8): `responseCode` 0 is well, `data` is there then. */
export const answer = <const Data extends JSONSchema>(codes: string, data: Data) =>
  ({
    type: 'object',
    properties: {
      responseCode: { type: 'string', description: codes },
      message: { type: 'string', description: '没成功的原因' },
      data,
    },
    required: ['responseCode', 'data'],
    additionalProperties: false,
  }) as const satisfies JSONSchema

/** How other calls say that all is well (B7): the ack SUCCESS, else a message. */
export const acknowledgement = {
  responseStatus: {
    type: 'object',
    properties: { ack: { type: 'string', description: 'SUCCESS 是成功' } },
    required: ['ack'],
    additionalProperties: false,
  },
  message: { type: 'string', description: '没成功的原因' },
} as const
