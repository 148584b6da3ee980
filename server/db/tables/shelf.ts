import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { type AnyPgColumn, bigint, index, integer, jsonb, text } from 'drizzle-orm/pg-core'

/**
 * What lists find products by, as the database reckons it of the product itself: nothing else writes these columns. Times are Beijing time, as
 * sale dates are written.
 */
export const shelfColumns = {
  /** From when it can be bought; null: never. It is on the shelf, sold here, not sold out, its ticket is published, its bargain runs or starts at its goal (B4: 2 and 5). */
  buyableFrom: text('buyable_from').generatedAlwaysAs(
    sql`case when status = 1 and body ->> 'forwardUrl' is null
      and not coalesce(body -> 'productTagList' ?| array['已售罄', '已约满'], false)
      and coalesce(body -> 'bargain' ->> 'activityStatus', '2') in ('2', '5')
      and coalesce(body -> 'ticket' ->> 'typePublish', '1') = '1' and coalesce(body -> 'ticket' ->> 'typeEdit', '2') = '2'
      then greatest(sale_start_date, body -> 'productActivity' ->> 'startDate', body -> 'ticket' ->> 'effectTime') end`,
  ),
  /** A ticket is sold on its last day too. */
  buyableUntil: text('buyable_until').generatedAlwaysAs(
    sql`least(sale_end_date, body -> 'productActivity' ->> 'endDate', (body -> 'ticket' ->> 'expireDate') || 'T24')`,
  ),
  /** A group buy's time is written in epoch ms. */
  teamsFrom: bigint('teams_from', { mode: 'number' }).generatedAlwaysAs(
    sql`(body -> 'groupProduct' ->> 'startTimeMillisecond')::bigint`,
  ),
  teamsUntil: bigint('teams_until', { mode: 'number' }).generatedAlwaysAs(
    sql`(body -> 'groupProduct' ->> 'endTimeMillisecond')::bigint`,
  ),
  /** Of goods of the retail mall. */
  mallCategory: text('mall_category').generatedAlwaysAs(sql`body ->> 'mallCategory'`),
  /** Of what the points mall sells. */
  exchangeCategory: text('exchange_category').generatedAlwaysAs(sql`body -> 'exchange' ->> 'category'`),
  /** Of what is sold to the guests of a stay alone (B5 main order): the ids of the products that the stay is of. */
  stayProducts: jsonb('stay_products').generatedAlwaysAs(sql`body -> 'mainOrder' -> 'productIds'`),
  exchangePoints: integer('exchange_points').generatedAlwaysAs(sql`(body -> 'exchange' ->> 'points')::int`),
}

type Shelf = Readonly<
  Record<
    | 'id'
    | 'productType'
    | 'place'
    | 'status'
    | 'sold'
    | 'startPriceFen'
    | 'saleStartDate'
    | 'saleEndDate'
    | 'mallCategory'
    | 'exchangePoints'
    | 'exchangeCategory'
    | 'stayProducts'
    | keyof Times,
    AnyPgColumn
  >
>

type Times = Pick<typeof shelfColumns, 'buyableFrom' | 'buyableUntil' | 'teamsFrom' | 'teamsUntil'>

/** Sold for money and by itself, and perhaps now: what recommendations choose from. */
export const isForMoney = ({
  buyableFrom,
  exchangePoints,
  stayProducts,
}: Pick<Shelf, 'buyableFrom' | 'exchangePoints' | 'stayProducts'>) =>
  sql`${buyableFrom} is not null and ${exchangePoints} is null and ${stayProducts} is null`

/** With what tells whether something is on sale: a list that passes over things reads nothing else of them. */
const times = ({ buyableFrom, buyableUntil, teamsFrom, teamsUntil }: Shelf) =>
  [buyableFrom, buyableUntil, teamsFrom, teamsUntil] as const

/** What sells best of a type, and of a type at a place. */
export const bestsellers = (table: Shelf) => {
  const best = [sql`${table.sold} desc`, table.id, ...times(table)] as const
  const where = isForMoney(table)
  return [
    index('products_type_best')
      .on(table.productType, ...best)
      .where(where),
    index('products_type_place')
      .on(table.productType, table.place, ...best)
      .where(where),
  ]
}

/** The goods of the retail mall in each of their orders. */
export const mallSorts = (table: Shelf) => {
  const rest = [table.id, table.mallCategory, table.status, table.saleStartDate, table.saleEndDate] as const
  const where = sql`${table.mallCategory} is not null`
  return [
    index('products_mall')
      .on(sql`${table.sold} desc`, ...rest)
      .where(where),
    index('products_mall_price')
      .on(table.startPriceFen, ...rest)
      .where(where),
    index('products_mall_new')
      .on(sql`${table.saleStartDate} desc`, ...rest)
      .where(where),
  ]
}

/** What the points mall sells, in its order. */
export const exchanged = (table: Shelf) =>
  index('products_exchange')
    .on(table.exchangePoints, table.id, table.exchangeCategory, ...times(table))
    .where(sql`${table.exchangePoints} is not null`)

/** On the shelf, and on no page of somebody else. */
export const isOwn = ({ status, body }: Readonly<Record<'status' | 'body', SQLWrapper>>): SQL =>
  sql`${status} = 1 and ${body} ->> 'forwardUrl' is null`

/** What the sitemap lists, and how operators look through everything, in their orders. */
export const walks = (table: Shelf & { readonly body: AnyPgColumn }) => [
  index('products_listed').on(table.id, table.productType, table.saleStartDate, table.saleEndDate).where(isOwn(table)),
  index('products_type').on(table.productType, table.id),
]

/** What is sold to the guests of some stay: of a large mall a handful. */
export const forStays = (table: Shelf) =>
  index('products_for_stays')
    .on(table.id)
    .where(sql`${table.stayProducts} is not null`)
