import { asc, ilike, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { couponTag, thresholdText } from '../../../src/domain/coupon/coupon.ts'
import type { Orm } from '../../db/open-database.ts'
import { articles, coupons } from '../../db/schema.ts'
import type { StudioHandler } from '../studio-route.ts'
import { within } from './product-choices.ts'

const MOST = 30

/** What has the words in its id or its title: the one of that very id first. */
export const namedChoices =
  (db: Orm): StudioHandler<'namedChoices'> =>
  async ({ query: { kind, words = '' } }) => {
    const found = await (kind === 'coupon' ? couponsWith : articlesWith)(db, words.trim())
    return { choices: found.slice(0, MOST), isMore: found.length > MOST }
  }

const has = (words: string, id: PgColumn, title: SQL): SQL | undefined =>
  or(ilike(id, within(words)), sql`${title} ilike ${within(words)}`)

const isNot = (id: PgColumn, words: string): SQL => sql`${id} <> ${words}`

async function couponsWith(db: Orm, words: string) {
  const rows = await db
    .select()
    .from(coupons)
    .where(has(words, coupons.id, sql`${coupons.body} ->> 'couponName'`))
    .orderBy(isNot(coupons.id, words), asc(coupons.position), asc(coupons.id))
    .limit(MOST + 1)
  return rows.map(({ id, body }) => ({
    value: id,
    title: body.couponName,
    help: `${couponTag(body)} · ${thresholdText(body.threshold)}`,
  }))
}

async function articlesWith(db: Orm, words: string) {
  const rows = await db
    .select()
    .from(articles)
    .where(has(words, articles.contentid, sql`${articles.body} ->> 'title'`))
    .orderBy(isNot(articles.contentid, words), asc(articles.contentid))
    .limit(MOST + 1)
  return rows.map(({ contentid, body }) => ({
    value: contentid,
    title: body.title,
    help: body.subtitle ?? body.author,
  }))
}
