import { desc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'
import { orderStatuses, paidStatuses } from '../../../schemas/domain/order-status.ts'
import type { Product } from '../../../schemas/domain/product.ts'
import { productPath } from '../../../schemas/domain/product-kind.ts'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { type AgentSource, agentSources } from '../../../src/domain/visit/agent-source.ts'
import { readProduct } from '../../catalogue/products.ts'
import type { Orm } from '../../db/open-database.ts'
import { members, orders, products } from '../../db/schema.ts'
import { readAgentToken } from '../../ports/agents.ts'
import { SANDBOX_AGENT_PAGE, SANDBOX_AGENT_SECRET, sandboxAgentKeys } from '../../ports/agents-sandbox.ts'
import { html, Markup } from '../html.ts'
import { readableTime } from '../readable-time.ts'
import { rowList } from '../row-list.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'

const NEWEST = 20

interface Query {
  readonly productId?: unknown
  readonly appKey?: unknown
  readonly token?: unknown
}

/** The agents' site of the sandbox (B6, B7): a member's link to a product, and the orders that their links brought. */
export function agentRoute(app: FastifyInstance, { db, clock }: SandboxTools): void {
  app.get<{ Querystring: Query }>(SANDBOX_AGENT_PAGE, async (request, reply) => {
    await clock.refresh()
    const { productId, appKey, token } = request.query
    const read = typeof token === 'string' ? await readAgentToken(token, SANDBOX_AGENT_SECRET, clock.now()) : undefined
    const source = agentSources.find((one) => sandboxAgentKeys[one] === appKey)
    if (!read || !source || read.productId !== productId) return sendPage(reply, { title: '分享赚', body: CLOSED })
    const product = await readProduct(db, read.productId)
    const [member] = await db.select().from(members).where(eq(members.id, read.memberId))
    if (!product || !member) return sendPage(reply, { title: '分享赚', body: CLOSED })
    const link = `${request.protocol}://${request.host}${SHOP_BASE}${promotionPath(product, member.id, source)}`
    const body = html`${promotion(product, member.body.namech, link)}
      <section>
        <h2>我带来的订单</h2>
        ${rowList((await broughtBy(db, member.id)).map(orderRow), '还没有。好友从上面的链接下单后，会记在这里。')}
      </section>`
    return sendPage(reply, { title: '分享赚', body })
  })
}

const CLOSED = html`<p class="note">这个链接已经过期。请登录后回到商品页，再点一次“分享赚”。</p>
  <p><a class="button plain" href="${SHOP_BASE}/">回到商城</a></p>`

/** The product's own address, with who promotes it and where their visit came from. */
function promotionPath(product: Product, memberId: string, source: AgentSource): string {
  const query = new URLSearchParams({
    ...{ code: memberId, trackCode: `agent-${source}` },
    ...(source !== 'other' && { from: source }),
  })
  return `${productPath(product) ?? '/'}?${query.toString()}`
}

const promotion = (product: Product, name: string, link: string): Markup =>
  html`<p>${name || '会员'}，好友从您的链接下单，您得佣金，次月结算到账。</p>
    <section>
      <h2>${product.productName}</h2>
      <p>每单佣金 <b class="price">¥${product.otherMinCommission ?? 0}</b> 起</p>
      <div class="qr">${new Markup(renderSVG(link))}</div>
      <p class="code-line">${link}</p>
      <p><a class="button" href="${link}">打开推广链接</a></p>
    </section>`

/** Orders whose buyers came by a link of this member, the newest first. */
const broughtBy = (db: Orm, memberId: string) =>
  db
    .select({ order: orders, product: products })
    .from(orders)
    .leftJoin(products, eq(products.id, orders.productId))
    .where(sql`${orders.body} -> 'origin' ->> 'code' = ${memberId}`)
    .orderBy(desc(orders.createdAt))
    .limit(NEWEST)

type Brought = Awaited<ReturnType<typeof broughtBy>>[number]

const orderRow = ({ order, product }: Brought): Markup =>
  html`<li>
    <div>
      <b>${order.body.productName}</b> <span class="tag">${stateWord(order)}</span>
      <small>${order.id} · ${readableTime(order.createdAt)}</small>
    </div>
    <span>${isEarned(order) ? `¥${product?.body.otherMinCommission ?? 0}` : '—'}</span>
  </li>`

type Order = Brought['order']

const isPaid = ({ paymentStatus }: Order) => (paidStatuses as readonly number[]).includes(paymentStatus)

/** Nothing is earned by what was given back whole. */
const isEarned = (order: Order): boolean =>
  isPaid(order) &&
  order.orderStatus !== orderStatuses.cancelled &&
  (order.paidFen === 0 || order.refundedFen < order.paidFen)

function stateWord(order: Order): string {
  if (isEarned(order)) return '待结算'
  return isPaid(order) ? '已退款，不计佣金' : order.orderStatus === orderStatuses.cancelled ? '已取消' : '待支付'
}
