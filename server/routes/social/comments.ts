import { and, count, eq, gt, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { CommentType } from '../../../schemas/api/comment-page.ts'
import type { Comment } from '../../../schemas/domain/comment.ts'
import { enjoyRate, meanScore } from '../../../src/domain/product/comments.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { commentOf, isPublic } from '../../comments/comment-book.ts'
import { findProductByIdOrCode } from '../../catalogue/product-ids.ts'
import { inOrder, startOfPage } from '../../catalogue/far-page.ts'
import { A_MINUTE, cachedRead } from '../../catalogue/cached-reads.ts'
import type { Orm } from '../../db/open-database.ts'
import { comments, type products } from '../../db/schema.ts'
import { type BodyOfCall, contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Comments on products (B3, B7, B9). A product that there isn't has none. */
export function commentRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'commentPage', async ({ body }) => {
    const product = await findProductByIdOrCode(db, body.articleId)
    const shown = and(eq(comments.productId, product?.id ?? ''), isPublic(shopClock(clock.now())))
    const [{ counts, sides: productScoreInfos }, list] = await Promise.all([
      readOverview(db, product, shown),
      findComments(db, product?.id, shown, body),
    ])
    const { sum, ...each } = counts
    const productComment = {
      enjoyRate: enjoyRate(each.good, each.all),
      score: meanScore(sum, each.all),
      counts: each,
    }
    return {
      responseCode: 0,
      data: {
        productCommentPage: { productComment, comments: list, productScoreInfos: [...productScoreInfos] },
        paginationDTO: { totalCount: each[body.commentType ?? 'all'] },
      },
    }
  })
  contractRoute(app, 'commentDetail', async ({ params }) => {
    const found = await findPublished(db, params.id, shopClock(clock.now()))
    return found ?? refuse('not-found')
  })
}

type ProductRow = typeof products.$inferSelect

/** A comment that everybody may read, by its id. */
async function findPublished(db: Orm, id: string, now: string): Promise<Comment | undefined> {
  const [row] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isPublic(now)))
  return row && commentOf(row)
}

const hasPictures = gt(comments.pictureCount, 0)

const ofType: Readonly<Record<CommentType, SQL | undefined>> = {
  all: undefined,
  good: gte(comments.score, 4),
  medium: eq(comments.score, 3),
  bad: lte(comments.score, 2),
  picture: hasPictures,
}

/** So many are counted anew for whoever asks. */
const FEW = 500

/**
 * How many there are of each sort, and how they score each side. Of many the counts are up to a minute old where the product's summary, which changes
 * with each comment, is still the same.
 */
function readOverview(db: Orm, product: ProductRow | undefined, shown: SQL | undefined) {
  const read = async () => {
    const [counts, sides] = await Promise.all([countComments(db, shown), scoresOfSides(db, shown)])
    return { counts, sides }
  }
  const summary = product?.body.commentSummary
  if (!product || !summary || summary.total < FEW) return read()
  return cachedRead(db, `comments ${product.id} ${JSON.stringify(summary)}`, read, A_MINUTE)
}

async function countComments(db: Orm, shown: SQL | undefined) {
  const countOf = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})::int`
  const [found] = await db
    .select({
      all: count(),
      sum: sql<number>`coalesce(sum(${comments.score}), 0)::int`,
      good: countOf(ofType.good),
      medium: countOf(ofType.medium),
      bad: countOf(ofType.bad),
      picture: countOf(ofType.picture),
    })
    .from(comments)
    .where(shown)
  return found ?? { all: 0, sum: 0, good: 0, medium: 0, bad: 0, picture: 0 }
}

/** The mean of each side that the comments score apart, in the order of their names. */
async function scoresOfSides(db: Orm, shown: SQL | undefined) {
  const side = sql<string>`side->>'scoreName'`
  const rows = await db
    .select({ scoreName: side, sum: sql<number>`sum((side->>'score')::int)::int`, all: count() })
    .from(sql`${comments}, jsonb_array_elements(coalesce(${comments.body}->'scoreInfos', '[]'::jsonb)) as side`)
    .where(shown)
    .groupBy(side)
    .orderBy(side)
  return rows.map(({ scoreName, sum, all }) => ({ scoreName, score: meanScore(sum, all) }))
}

const newest = [
  [comments.createTime, 'down'],
  [comments.id, 'down'],
] as const

type Input = Pick<BodyOfCall<'commentPage'>, 'commentType' | 'pageNumber' | 'pageSize'>

async function findComments(
  db: Orm,
  productId: string | undefined,
  shown: SQL | undefined,
  { commentType = 'all', pageNumber, pageSize }: Input,
): Promise<Comment[]> {
  const chosen = and(shown, ofType[commentType])
  const list = { name: `comments ${productId} ${commentType}`, keys: newest, where: chosen }
  const start = await startOfPage(db, list, (pageNumber - 1) * pageSize)
  if (!start) return []
  // What comes before the page is passed over in the index alone.
  const page = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(chosen, start.where))
    .orderBy(...inOrder(newest))
    .limit(pageSize)
    .offset(start.offset)
  if (page.length === 0) return []
  const ids = page.map(({ id }) => id)
  const rows = await db
    .select()
    .from(comments)
    .where(inArray(comments.id, ids))
    .orderBy(...inOrder(newest))
  return rows.map(commentOf)
}
