import { type SQL, sql } from 'drizzle-orm'
import { memberLevels, memberRates } from '../../../schemas/domain/member-levels.ts'
import * as tables from '../../db/schema.ts'
import type { Queries } from '../../db/server-settings.ts'
import { cloneRows } from './clone.ts'
import { DAY, FIRST_OFFER, OFFERS_A_PRODUCT, shareOf, shopText, type Sizes } from './grown.ts'
import { givenNames, surnames } from './words.ts'

/** A part of what is grown: its members, products or orders from a number to another, which is not in it. */
export interface Part {
  readonly sizes: Sizes
  /** Epoch ms at which the growing began: all its times are counted from it. */
  readonly now: number
  readonly from: number
  readonly until: number
}

const partOf = ({ from, until }: Part): SQL => sql`generate_series(${from}::int, ${until}::int - 1)`

/** Ids of eight digits: those of the sandbox have six, and of who registers fifteen. */
export const memberId = (number: SQL): SQL => sql`(80000000 + (${number}))::text`

const memberPhone = (number: SQL): SQL => sql`(17100000000 + (${number}))::text`

/** Members who registered by a phone; most have the lower levels. */
export async function growMembers(db: Queries, part: Part): Promise<void> {
  const one = (list: readonly unknown[], at: SQL) => sql`(${sql.param(list)}::text[])[1 + (${at})]`
  const level = sql`(1 + floor(5 * power(${shareOf(sql`k`, 'sold')}, 3)))::int`
  const rate = sql`(${sql.param(memberRates)}::int[])[1 + m.level]`
  await db.execute(sql`
    insert into members (id, phone, member_code, level_new, registered, body)
    select ${memberId(sql`k`)}, ${memberPhone(sql`k`)}, 'LTM' || ${memberId(sql`k`)}, m.level, true, jsonb_build_object(
      'account', ${memberPhone(sql`k`)}, 'level', m.level, 'levelName', ${one(memberLevels, sql`m.level`)},
      'nameXing', m.family, 'nameMing', m.given, 'namech', m.family || m.given, 'gender', 1 + k % 2, 'iconurl', '/tc-fostay/media/bay-1',
      'countryType', 1, 'vipRate', ${rate})
    from ${partOf(part)} k, lateral (select ${level} as level, ${one(surnames, sql`k % ${surnames.length}`)} as family,
      ${one(givenNames, sql`k / ${surnames.length} % ${givenNames.length}`)} as given) m`)
}

const products = sql`join grown_products g on g.k = n.k join grown_templates c on c.id = g.template`

/** A text of what a product is like, which names it and its place, as one of the grown product. */
const renamed = (text: SQL): SQL => sql`replace(replace(${text}, c.id, g.id), c.place, g.town)`

/** Products with what guests wrote of them, their packages, and their offers in the list of packages. */
export async function growProducts(db: Queries, part: Part): Promise<void> {
  const these = sql`${partOf(part)} as n(k) ${products}`
  await growComments(db, part)
  const begins = sql`${part.now}::bigint - floor(${shareOf(sql`g.k`, 'age')} * 700)::bigint * ${DAY}::bigint`
  const ends = sql`case when ${shareOf(sql`g.k`, 'ended')} < 0.02 then ${shopText(sql`${part.now}::bigint - ${DAY}::bigint`)} else c.sale_end_date end`
  await cloneRows(
    db,
    tables.products,
    {
      id: sql`g.id`,
      code: sql`replace(c.code, c.id, g.id)`,
      productName: sql`case when position(c.place in c.product_name) > 0 then replace(c.product_name, c.place, g.town)
        else g.town || '·' || c.product_name end || ' ' || g.style`,
      place: sql`g.town`,
      sold: sql`floor(c.sold * power(${shareOf(sql`g.k`, 'sold')}, 2))::int`,
      saleStartDate: shopText(begins),
      saleEndDate: ends,
      body: sql`(${renamed(sql`c.body::text`)})::jsonb - 'scenario' || jsonb_build_object('commentSummary', s.summary)`,
    },
    sql`${these} cross join lateral (${summary}) s`,
  )
  await cloneRows(
    db,
    tables.productPackages,
    {
      productId: sql`g.id`,
      id: sql`replace(c.id, g.template, g.id)`,
      body: sql`replace(c.body::text, g.template, g.id)::jsonb`,
    },
    sql`${partOf(part)} as n(k) join grown_products g on g.k = n.k join product_packages c on c.product_id = g.template`,
  )
  await growOffers(db, part)
}

/** As server/comments/comment-book.ts reckons it; a test holds both together. */
const summary = sql`
  select jsonb_build_object('score', coalesce(round(avg(r.score), 1), 5), 'total', count(*), 'enjoyRate',
    coalesce(round(100.0 * count(*) filter (where r.score >= 4) / nullif(count(*), 0)), 100) || '%') as summary
  from comments r where r.product_id = g.id`

/** Comments on a product; the first has as many as a famous house. */
const COMMENTS = 3
const FAMOUS = 5

async function growComments(db: Queries, part: Part): Promise<void> {
  const famous = Math.floor(part.sizes.products / FAMOUS)
  const number = sql`g.k::bigint * ${COMMENTS}::bigint + j`
  const written = sql`${part.now}::bigint - ${DAY}::bigint - floor(${shareOf(number, 'age')} * ${700 * DAY}::bigint)::bigint`
  await cloneRows(
    db,
    tables.comments,
    {
      id: sql`'c' || g.id || '-' || j`,
      productId: sql`g.id`,
      createTime: shopText(written),
      memberId: memberId(sql`floor(${shareOf(number, 'buyer')} * ${part.sizes.members}::int)::int`),
      orderId: sql`null`,
      writtenAt: written,
      body: sql`replace(c.body::text, t.place, g.town)::jsonb`,
    },
    sql`${partOf(part)} as n(k) join grown_products g on g.k = n.k join grown_templates t on t.id = g.template
      cross join generate_series(1, case when g.k = 0 then ${famous}::int else ${COMMENTS}::int end) j
      join grown_remarks c on c.product_id = g.template and c.nth = (g.k + j) % greatest(t.remarks, 1)`,
  )
}

/** What is listed all year round: deals that end are of the sandbox's own products. */
async function growOffers(db: Queries, part: Part): Promise<void> {
  const offers = sql`${partOf(part)} as n(k) join grown_products g on g.k = n.k join (
      select *, (row_number() over (partition by product_id order by position) - 1)::int as nth from package_offers where position < ${FIRST_OFFER}::int
    ) o on o.product_id = g.template and o.nth < ${OFFERS_A_PRODUCT}::int`
  const position = sql`${FIRST_OFFER}::int + g.k * ${OFFERS_A_PRODUCT}::int + o.nth`
  await cloneRows(
    db,
    tables.packageOffers,
    {
      position,
      productId: sql`g.id`,
      productName: sql`g.town || '·' || c.product_name`,
      productPackageName: sql`g.town || '·' || c.product_package_name`,
      productDetailUrl: sql`replace(c.product_detail_url, g.template, g.id)`,
      isShowHomePage: sql`false`,
      activityPriceFen: sql`null`,
      activitySubType: sql`null`,
      activityEndTime: sql`null`,
      numberOfPerson: sql`null`,
      groupMember: sql`null`,
    },
    sql`${offers} join package_offers c on c.position = o.position`,
  )
  await cloneRows(
    db,
    tables.packageItems,
    { offerPosition: position },
    sql`${offers} join package_items c on c.offer_position = o.position`,
  )
}
