import type { FastifyReply, FastifyRequest } from 'fastify'
import { canvasNotes, sendNote } from './canvas/note-page.ts'
import type { OperatorSessions } from './sign-in/operator-sessions.ts'

/** An `onRequest` hook of pages of the studio that are no calls: who has no session reads where to sign in, with 401. */
export const operatorsOnly =
  (sessions: Pick<OperatorSessions, 'of'>) =>
  async ({ headers }: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
    (await sessions.of(headers.cookie)) ? undefined : sendNote(reply, canvasNotes['signed-out'])
