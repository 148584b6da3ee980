import { and, count, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { CommentType } from '../../../schemas/api/comment-page.ts'
import type { Comment } from '../../../schemas/domain/comment.ts'
import { enjoyRate, meanScore } from '../../../src/domain/product/comments.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { findProductId } from '../../catalogue/product-ids.ts'
import type { Orm } from '../../db/open-database.ts'
import { comments } from '../../db/schema.ts'
import { type BodyOfCall, contractRoute } from '../../plugins/contract-route.ts'
import { refuse } from '../../plugins/problems.ts'
import type { MallDeps } from '../mall-deps.ts'

/** Comments on products (B3, B7, B9). A product that there isn't has none. */
export function commentRoutes(app: FastifyInstance, { db, ports: { clock } }: MallDeps): void {
  contractRoute(app, 'commentPage', async ({ body }) => {
    const productId = (await findProductId(db, body.articleId)) ?? ''
    const shown = and(eq(comments.productId, productId), isPublished, lte(comments.createTime, shopClock(clock.now())))
    const [counts, productScoreInfos, list] = await Promise.all([
      countComments(db, shown),
      scoresOfSides(db, shown),
      findComments(db, and(shown, ofType[body.commentType ?? 'all']), body),
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
        productCommentPage: { productComment, comments: list, productScoreInfos },
        paginationDTO: { totalCount: each[body.commentType ?? 'all'] },
      },
    }
  })
  contractRoute(app, 'commentDetail', async ({ params }) => {
    const found = await findPublished(db, params.id, shopClock(clock.now()))
    return found ?? refuse('not-found')
  })
}

/** A comment that everybody may read, by its id. */
async function findPublished(db: Orm, id: string, now: string): Promise<Comment | undefined> {
  const [row] = await db
    .select()
    .from(comments)
    .where(and(eq(comments.id, id), isPublished, lte(comments.createTime, now)))
  return row && commentOf(row)
}

/** Everybody sees those that were let through (1) and those whose writer may add to them (9): B4. */
const isPublished = sql`coalesce((${comments.body}->>'commentStatus')::int, 1) in (1, 9)`

const hasPictures = sql`jsonb_array_length(${comments.body}->'pictures') > 0`

const ofType: Readonly<Record<CommentType, SQL | undefined>> = {
  all: undefined,
  good: gte(comments.score, 4),
  medium: eq(comments.score, 3),
  bad: lte(comments.score, 2),
  picture: hasPictures,
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

type Paging = Pick<BodyOfCall<'commentPage'>, 'pageNumber' | 'pageSize'>

async function findComments(db: Orm, chosen: SQL | undefined, { pageNumber, pageSize }: Paging): Promise<Comment[]> {
  const rows = await db
    .select()
    .from(comments)
    .where(chosen)
    .orderBy(desc(comments.createTime), desc(comments.id))
    .limit(pageSize)
    .offset((pageNumber - 1) * pageSize)
  return rows.map(commentOf)
}

/** A comment as everybody may read it: whose order it was is its writer's own affair. */
export function commentOf({ body, ...columns }: typeof comments.$inferSelect): Comment {
  const { memberId: _member, commentStatus: _status, orderNo: _order, ...rest } = body
  return { ...rest, ...columns }
}
