import { and, desc, eq, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { LARGEST_GUEST_PICTURE } from '../../../schemas/api/upload-comment-picture.ts'
import { productPath } from '../../../schemas/domain/product-kind.ts'
import { commentStatusOf } from '../../../src/domain/product/comment-state.ts'
import { findOwn, ownCommentOf } from '../../comments/comment-book.ts'
import { readCommentForm, readStatus } from '../../comments/read-form.ts'
import { uploadCommentPicture } from '../../comments/upload-picture.ts'
import { writeComment } from '../../comments/write-comment.ts'
import type { Orm } from '../../db/open-database.ts'
import { comments, products } from '../../db/schema.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import { createPictureEncoder } from '../../studio/media/picture-encoder.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Pictures that wait for their turn: a comment's come one after another, and several guests write at once. */
const MOST_WAITING = 8
/** Pictures that one address may bring in a minute. */
const UPLOADS = 60
/** A file as text, and the little around it. */
const LARGEST_UPLOAD = Math.ceil(LARGEST_GUEST_PICTURE * 1.4)

/** What members wrote of their orders, how far it has come, and what they write now (A7, B4): each sees only what is his own. */
export function orderCommentRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'queryOrderCommentStatus', async ({ query: { orderNo }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const commentStatus = await readStatus(db, { orderId: orderNo, memberId: viewer.memberId }, clock.now())
    return commentStatus === undefined ? refuse('not-found') : { orderNo, commentStatus }
  })
  contractRoute(app, 'queryCommentDetailByOrderNo', async ({ query: { orderNo }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const found = await findOwn(db, viewer.memberId, orderNo)
    return found && found.status !== commentStatusOf.hidden ? ownCommentOf(found) : refuse('not-found')
  })
  contractRoute(app, 'myComments', async ({ viewer }) =>
    viewer ? { comments: await findAllOwn(db, viewer.memberId) } : refuse('not-logged-in'),
  )
  contractRoute(app, 'commentForm', async ({ query: { orderNo }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const form = await readCommentForm(db, { orderId: orderNo, memberId: viewer.memberId }, clock.now())
    return form ?? refuse('not-found')
  })
  contractRoute(app, 'saveComment', async ({ body: { orderNo, ...comment }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const written = await writeComment(db, { ...comment, orderId: orderNo, memberId: viewer.memberId }, clock.now())
    return 'problem' in written ? refuse(written.problem) : { id: written.commentId }
  })
  const encode = createPictureEncoder({ most: MOST_WAITING })
  contractRoute(
    app,
    'uploadCommentPicture',
    async ({ body: { file }, viewer }) => {
      if (!viewer) return refuse('not-logged-in')
      const bytes = Buffer.from(file, 'base64')
      const made = await uploadCommentPicture({ db, encode }, { bytes, memberId: viewer.memberId }, clock.now())
      return 'problem' in made ? refuse(made.problem) : made
    },
    { callsPerMinute: UPLOADS, bodyLimit: LARGEST_UPLOAD },
  )
}

/** A hidden one is hidden from its writer too. */
async function findAllOwn(db: Orm, memberId: string) {
  const rows = await db
    .select()
    .from(comments)
    .innerJoin(products, eq(products.id, comments.productId))
    .where(and(eq(comments.memberId, memberId), ne(comments.status, commentStatusOf.hidden)))
    .orderBy(desc(comments.createTime))
  return rows.map(({ comments: row, products: { id, productName, productType } }) => {
    const productUrl = productPath({ id, productType })
    return { comment: ownCommentOf(row), commentStatus: row.status, productName, ...(productUrl && { productUrl }) }
  })
}
