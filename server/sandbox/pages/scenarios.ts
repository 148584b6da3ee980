import type { FastifyInstance } from 'fastify'
import { productPath } from '../../../schemas/domain/product-kind.ts'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { shopDay } from '../../../src/domain/dates.ts'
import { html } from '../html.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'

/** A link for each product that shows a state of the shop (docs/scenarios.md). */
export function scenariosRoute(app: FastifyInstance, { content }: SandboxTools): void {
  app.get('/sandbox/scenarios', async (_request, reply) => {
    const { products } = await content(shopDay(Date.now()))
    const links = products.map((product) => {
      const { id, productName, scenario } = product
      const words = html`<span><b>${scenario ?? productName}</b><small>${id} · ${productName}</small></span>`
      const path = productPath(product)
      return path === undefined ? html`<li>${words}</li>` : html`<li><a href="${SHOP_BASE + path}">${words}</a></li>`
    })
    const body = html`<p>每种状态有一个商品。还没有开放的页面会说明自己。</p>
      <section>
        <ul class="menu">
          ${links}
        </ul>
      </section>`
    return sendPage(reply, { title: '场景', body })
  })
}
