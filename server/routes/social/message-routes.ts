import type { FastifyInstance } from 'fastify'
import { listMessages, readAll, readCenter, removeOwn } from '../../messages/message-book.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** What the shop told a member (B2.9 MessageCenter, OrderNotice, ServiceNotice): each sees only their own. */
export function messageRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'messageCenter', async ({ viewer }) =>
    viewer ? readCenter(db, viewer.memberId) : refuse('not-logged-in'),
  )
  contractRoute(app, 'messageList', async ({ body, viewer }) =>
    viewer ? listMessages(db, viewer.memberId, body) : refuse('not-logged-in'),
  )
  contractRoute(app, 'readMessages', async ({ body, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const unread = await readAll(db, viewer.memberId, body, clock.now())
    return unread === undefined ? refuse('not-found') : { unread }
  })
  contractRoute(app, 'removeMessage', async ({ body: { id }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    return (await removeOwn(db, viewer.memberId, id, clock.now())) ? { id } : refuse('not-found')
  })
}
