import { sql } from 'drizzle-orm'
import type { Queries } from '../db/server-settings.ts'

/** How long the company is not asked about a refund that it is still working on when the shop opens, in ms. */
const WHILE = 30 * 24 * 60 * 60_000

/**
 * The payment company's books of what members did before the shop opened: what was paid, so that it can be given back, and the refunds. One
 * that is on its way (退款中) stays so until somebody ends it at the company's page.
 */
export async function fillCompanyBooks(tx: Queries, now: number): Promise<void> {
  await tx.execute(sql`
    insert into company_takings (provider_no, pay_id, amount_fen, arrives_at)
    select provider_no, id, amount_fen, coalesce(ended_at, created_at) from payments where provider_no is not null
    on conflict do nothing`)
  await tx.execute(sql`
    with paid as (
      select distinct on (order_id) order_id, id, provider_no from payments
      where state = 'paid' and provider_no is not null order by order_id, ended_at
    ), asked as (
      insert into payment_returns (id, payment_id, refund_id, amount_fen, state, tries, ask_at, ended_at)
      select f.id || '-1', paid.id, f.id, f.amount_fen,
        case f.status when 2 then 'returned' when -1 then 'refused' else 'waiting' end, 1, ${now + WHILE}, f.ended_at
      from refunds f join paid on paid.order_id = f.order_id
      where f.status in (-1, 1, 2) and f.amount_fen > 0
        and not exists (select 1 from payment_returns r where r.refund_id = f.id)
      returning id, payment_id, amount_fen, state
    )
    insert into company_refunds (refund_key, provider_no, amount_fen, answer, asked_at)
    select asked.id, paid.provider_no, asked.amount_fen,
      case asked.state when 'waiting' then 'accepted' else asked.state end, ${now}
    from asked join paid on paid.id = asked.payment_id
    on conflict do nothing`)
}
