import type { FastifyInstance, FastifyReply } from 'fastify'
import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../../../schemas/json-schema.ts'
import { previewAsSchema } from '../../../schemas/studio/canvas.ts'
import { itemNameSchema, kindSchema } from '../../../schemas/studio/item.ts'
import type { OperatorSessions } from '../sign-in/operator-sessions.ts'
import type { CanvasCallDeps } from './canvas-calls.ts'
import type { CanvasDocument } from './canvas-document.ts'
import type { NoLook } from './create-canvas.ts'
import { draftOf } from './draft-of.ts'
import { servedItem } from '../items/served-item.ts'

const ARMS = '^(?:[a-z][a-z0-9-]*=[^=,]+(?:,(?!$)|$))*$'
const { now, level, channel, from } = previewAsSchema.properties

const query = {
  type: 'object',
  properties: {
    ...{ kind: kindSchema, name: itemNameSchema, now, level, channel, from },
    address: { type: 'string', maxLength: 2000, pattern: '^/' },
    arms: { type: 'string', maxLength: 2000, pattern: ARMS, description: 'experiment=arm, with commas between them' },
  },
  required: ['kind', 'name', 'address'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** The document of the studio's canvas: a draft at an address, for operators alone. */
export function canvasRoute(
  app: FastifyInstance,
  sessions: OperatorSessions,
  { db, store, canvas }: Pick<CanvasCallDeps, 'db' | 'store' | 'canvas'>,
): void {
  app.get<{ Querystring: FromSchema<typeof query> }>(
    '/studio/canvas',
    { schema: { hide: true, querystring: query } },
    async (request, reply) => {
      if (!(await sessions.of(request.headers.cookie))) return plainNote(reply, 401, '登录已结束，请在工作台重新登录')
      const { kind, name, address, arms, ...viewer } = request.query
      const as = { ...viewer, arms: armsOf(arms) }
      const item = { kind, name }
      const draft = await draftOf(db, store, item)
      if (!draft) return plainNote(reply, 404, '没有这个页面、部件或主题')
      const made = await canvas.document({ draft, address, as }, { kind: 'canvas' })
      if (made !== 'refused') return sendDocument(reply, made)
      // A draft with errors begins with what serves: the frame has to be there for when they are mended.
      const served = servedItem(store.sources(), item)
      const before =
        served && (await canvas.document({ draft: { ...item, text: served.text }, address, as }, { kind: 'canvas' }))
      return sendDocument(reply, before ?? 'refused')
    },
  )
}

const armsOf = (text = ''): Record<string, string> =>
  Object.fromEntries(text.split(',').flatMap((pair) => (pair === '' ? [] : [pair.split('=') as [string, string]])))

const notes = {
  'no-such-address': [404, '商城里没有这个地址，或者它不显示这个页面：换一个地址'],
  refused: [422, '页面有错误，还不能显示：先在问题里改好'],
} as const

export function sendDocument(reply: FastifyReply, made: CanvasDocument | NoLook): FastifyReply {
  if (typeof made === 'string') {
    const [status, note] = notes[made]
    return plainNote(reply, status, note)
  }
  return reply.headers(made.headers).send(made.html)
}

/** In place of a page, for operators and for whoever opens a link. */
export function plainNote(reply: FastifyReply, status: number, note: string): FastifyReply {
  return reply
    .code(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
    .send(
      `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>澜途度假</title><p>${note}</p></html>`,
    )
}
