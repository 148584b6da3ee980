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
import type { Draft } from './draft-pages.ts'
import { canvasNotes, type Note, sendNote } from './note-page.ts'
import { stillDocument } from './still-document.ts'
import { servedItem } from '../items/served-item.ts'
import { hasNoMinute, NO_MINUTE } from '../no-minute.ts'
import { refuseStudio, sendStudioProblem } from '../studio-refusal.ts'
import { unlessBusy } from './unless-busy.ts'

const ARMS = '^(?:[a-z][a-z0-9-]*=[^=,]+(?:,(?!$)|$))*$'
const { now, level, channel, from } = previewAsSchema.properties

const query = {
  type: 'object',
  properties: {
    ...{ kind: kindSchema, name: itemNameSchema, now, level, channel, from },
    address: { type: 'string', maxLength: 2000, pattern: '^/' },
    still: { type: 'boolean', description: 'true: without script, as a picture of the page' },
    arms: { type: 'string', maxLength: 2000, pattern: ARMS, description: 'experiment=arm, with commas between them' },
  },
  required: ['kind', 'name', 'address'],
  additionalProperties: false,
} as const satisfies JSONSchema

/** The document of the studio's canvas: a draft at an address, for operators alone. */
export function canvasRoute(
  app: FastifyInstance,
  sessions: OperatorSessions,
  { db, store, canvas, renders }: Pick<CanvasCallDeps, 'db' | 'store' | 'canvas' | 'renders'>,
): void {
  app.get<{ Querystring: FromSchema<typeof query> }>(
    '/studio/canvas',
    { schema: { hide: true, querystring: query } },
    async (request, reply) => {
      const by = await sessions.of(request.headers.cookie)
      if (!by) return sendNote(reply, canvasNotes['signed-out'])
      if (by.needsPassword) return sendNote(reply, canvasNotes['needs-password'])
      if (hasNoMinute(query, request.query))
        return sendStudioProblem(request, reply, refuseStudio('invalid-request', NO_MINUTE))
      const { kind, name, address, arms, still = false, ...viewer } = request.query
      const as = { ...viewer, arms: armsOf(arms) }
      const item = { kind, name }
      const look = (draft: Draft) =>
        unlessBusy(() => renders.run(by.operator.id, () => canvas.document({ draft, address, as }, { kind: 'canvas' })))
      const draft = await draftOf(db, store, item)
      if (!draft) return sendNote(reply, canvasNotes['no-such-item'])
      let made = await look(draft)
      if (made === 'no-such-address') {
        // A page that was published this moment has left its draft, and this instance has not heard of its address yet.
        await store.refresh()
        made = await look(draft)
      }
      if (made === 'busy') return sendNote(reply, canvasNotes.busy)
      const send = (shown: CanvasDocument | NoLook) =>
        sendDocument(
          reply,
          still && typeof shown !== 'string' ? { ...shown, html: stillDocument(shown.html) } : shown,
          canvasNotes,
        )
      if (made !== 'refused') return send(made)
      // A draft with errors begins with what serves: the frame has to be there for when they are mended.
      const served = servedItem(store.sources(), item)
      const before = served && (await look({ ...item, text: served.text }))
      return before === 'busy' ? sendNote(reply, canvasNotes.busy) : send(before ?? 'refused')
    },
  )
}

const armsOf = (text = ''): Record<string, string> =>
  Object.fromEntries(text.split(',').flatMap((pair) => (pair === '' ? [] : [pair.split('=') as [string, string]])))

/** @param notes what is said where there is no page, in the words of whoever looks */
export function sendDocument(
  reply: FastifyReply,
  made: CanvasDocument | NoLook,
  notes: Readonly<Record<NoLook, Note>>,
): FastifyReply {
  if (typeof made === 'string') return sendNote(reply, notes[made])
  return reply.headers(made.headers).send(made.html)
}
