import type { FastifyInstance } from 'fastify'
import { html } from '../html.ts'
import { sendPage } from '../send-page.ts'

/** Stands where a provider's chat would open (A3 customer service info): it shows what the shop told it. */
export function serviceRoute(app: FastifyInstance): void {
  app.get<{ Querystring: Record<string, unknown> }>('/sandbox/service', ({ query }, reply) => {
    const told = Object.entries(query)
    const rows = told.map(
      ([name, value]) =>
        html`<tr>
          <th scope="row">${name}</th>
          <td>${String(value)}</td>
        </tr>`,
    )
    const body = html`<p class="note">
        这里没有客服。上线后，这个地址由客服服务商的聊天页代替；商城打开它时带来的参数如下。
      </p>
      <section>
        <h2>带来的参数</h2>
        ${
          told.length === 0
            ? html`<p>没有参数。</p>`
            : html`<table>
                <tbody>
                  ${rows}
                </tbody>
              </table>`
        }
      </section>
      <p><a class="button plain" href="/tc-fostay/">回到商城</a></p>`
    return sendPage(reply, { title: '在线客服', body })
  })
}
