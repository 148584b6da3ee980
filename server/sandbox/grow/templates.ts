import { sql } from 'drizzle-orm'
import { orderPaths } from '../../../src/domain/order/order-paths.ts'
import type { Queries } from '../../db/server-settings.ts'
import { isGrownProduct, type Sizes } from './grown.ts'
import { styles, towns } from './words.ts'

/**
 * What the mall is grown from: the sandbox's own things that are sold any day, and orders of them that are done with. Tables of this
 * connection alone: the same database and sizes give the same, so that who goes on where another was stopped goes on with the same.
 */
export async function makeTemplates(db: Queries, { products }: Sizes): Promise<void> {
  await dropTemplates(db)
  await db.execute(sql`
    create or replace function pg_temp.shifted(day text, days int) returns text immutable strict language sql
    as $$ select to_char(left(day, 10)::date + days, 'YYYY-MM-DD') || substr(day, 11) $$`)
  await db.execute(sql`
    create temp table grown_templates as
    select p.*, (row_number() over (order by p.id) - 1)::int as nth,
      (select count(*)::int from comments c where c.product_id = p.id and c.written_at is null) as remarks
    from products p
    where p.buyable_from is not null and not ${isGrownProduct(sql`p.id`)}
      and not p.body ?| array['productActivity', 'groupProduct', 'bargain', 'presale']`)
  await db.execute(sql`create unique index on grown_templates (nth)`)
  await db.execute(sql`
    create temp table grown_products as
    select k, t.nth, t.id || lpad(k::text, 6, '0') as id, t.id as template,
      (${sql.param(towns)}::text[])[1 + k / c.count % ${towns.length}::int] as town,
      (${sql.param(styles)}::text[])[1 + k / c.count / ${towns.length}::int % ${styles.length}::int] as style
    from (select count(*)::int as count from grown_templates) c, generate_series(0, ${products}::int - 1) k
      join grown_templates t on t.nth = k % (select count(*)::int from grown_templates)`)
  await db.execute(sql`create unique index on grown_products (k)`)
  await db.execute(sql`analyze grown_products`)
  await makeRemarks(db)
  await makeOrderTemplates(db)
}

/** What guests say of the sandbox's own products, numbered for each. */
async function makeRemarks(db: Queries): Promise<void> {
  await db.execute(sql`
    create temp table grown_remarks as
    select c.*, (row_number() over (partition by c.product_id order by c.id) - 1)::int as nth
    from comments c join grown_templates t on t.id = c.product_id where c.written_at is null and c.status = 1`)
  await db.execute(
    sql`update grown_templates t set remarks = (select count(*) from grown_remarks r where r.product_id = t.id)`,
  )
  await db.execute(sql`create unique index on grown_remarks (product_id, nth)`)
}

/** Orders that are paid, used, given back or cancelled, and of which nothing is waited for: no points, coupons, teams, days or parcels. */
async function makeOrderTemplates(db: Queries): Promise<void> {
  await db.execute(sql`
    create temp table grown_order_templates as
    select o.*, (row_number() over (order by o.id) - 1)::int as nth, t.nth as product_nth, '' as link
    from orders o join grown_templates t on t.id = o.product_id
    where o.order_status in (3, 4, 5) and o.coupon_id is null and not o.body ?| array['mainOrderId', 'delivery', 'guests']
      and not exists (select 1 from refunds r where r.order_id = o.id and r.status not in (2, 3))
      and not exists (select 1 from order_codes c where c.order_id = o.id and (c.status in (-1, 3, 4) or c.transfer_id is not null))
      and not exists (select 1 from order_points p where p.order_id = o.id)
      and not exists (select 1 from team_seats s where s.order_id = o.id)
      and not exists (select 1 from appointments a where a.order_id = o.id)
      and not exists (select 1 from orders e where e.body ->> 'mainOrderId' = o.id)
      and length(o.id) <= 12`)
  const { rows } = await db.execute<{ id: string; type: number }>(
    sql`select id, (body ->> 'productType')::int as type from grown_order_templates`,
  )
  for (const { id, type } of rows)
    await db.execute(
      sql`update grown_order_templates set link = ${orderPaths('{order}', type).detail} where id = ${id}`,
    )
  await db.execute(sql`create unique index on grown_order_templates (nth)`)
}

/** They are of the connection, which others use after it. */
export async function dropTemplates(db: Queries): Promise<void> {
  await db.execute(
    sql`drop table if exists grown_templates, grown_products, grown_remarks, grown_order_templates, grown_batch`,
  )
}
