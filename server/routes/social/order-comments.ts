import { desc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { productPath } from '../../../schemas/domain/product-kind.ts'
import type { Orm } from '../../db/open-database.ts'
import { comments, products } from '../../db/schema.ts'
import { contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'
import { commentOf } from './comments.ts'

/** What members wrote of their orders, and how far it has come (A7, B4): each sees only what is his own. */
export function orderCommentRoutes(app: FastifyInstance, { db }: MallDeps): void {
  contractRoute(app, 'queryOrderCommentStatus', async ({ query: { orderNo }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const found = await findOwn(db, viewer.memberId, orderNo)
    return { orderNo, commentStatus: found?.body.commentStatus ?? (found ? 1 : -1) }
  })
  contractRoute(app, 'queryCommentDetailByOrderNo', async ({ query: { orderNo }, viewer }) => {
    if (!viewer) return refuse('not-logged-in')
    const found = await findOwn(db, viewer.memberId, orderNo)
    return found && found.body.commentStatus !== 3 ? { ...commentOf(found), orderNo } : refuse('not-found')
  })
  contractRoute(app, 'myComments', async ({ viewer }) =>
    viewer ? { comments: await findAllOwn(db, viewer.memberId) } : refuse('not-logged-in'),
  )
}

async function findOwn(db: Orm, memberId: string, orderNo: string) {
  const [found] = await db
    .select()
    .from(comments)
    .where(sql`${comments.body}->>'memberId' = ${memberId} and ${comments.body}->>'orderNo' = ${orderNo}`)
  return found
}

/** A hidden one (3) is hidden from its writer too. */
async function findAllOwn(db: Orm, memberId: string) {
  const rows = await db
    .select()
    .from(comments)
    .innerJoin(products, eq(products.id, comments.productId))
    .where(sql`${comments.body}->>'memberId' = ${memberId} and ${comments.body}->>'commentStatus' is distinct from '3'`)
    .orderBy(desc(comments.createTime))
  return rows.map(({ comments: row, products: { id, productName, productType } }) => {
    const { commentStatus = 1, orderNo } = row.body
    const productUrl = productPath({ id, productType })
    const comment = { ...commentOf(row), ...(orderNo && { orderNo }) }
    return { comment, commentStatus, productName, ...(productUrl && { productUrl }) }
  })
}
