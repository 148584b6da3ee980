import type { FastifyInstance } from 'fastify'
import { type ArmResult, experimentResults } from '../experiment-results.ts'
import { html, type Markup } from '../html.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'

/** How the arms of the experiments do: what was seen, tapped and ordered in each. */
export function experimentsRoute(app: FastifyInstance, { db }: SandboxTools): void {
  app.get('/sandbox/experiments', async (_request, reply) => {
    const results = await experimentResults(db)
    const body = html`<p>
        页面文件里的实验，每组各有多少设备看过，看到、点了多少区块，之后下了多少单。页面每 10 秒或离开时上报一次。<a
          href="/sandbox/experiments"
          >刷新</a
        >
      </p>
      ${results.length === 0 ? html`<section><p>还没有人看过有实验的页面。</p></section>` : tablesOf(results)}`
    return sendPage(reply, { title: '实验', body })
  })
}

const nameOf = ({ page, experiment }: ArmResult) => `${experiment}（pages/${page}.json）`

/** A table for each experiment. */
function tablesOf(results: readonly ArmResult[]): Markup {
  const names = [...new Set(results.map(nameOf))]
  return html`${names.map(
    (name) =>
      html`<section>
        <h2>${name}</h2>
        ${armTable(results.filter((one) => nameOf(one) === name))}
      </section>`,
  )}`
}

const armTable = (arms: readonly ArmResult[]): Markup =>
  html`<table>
    <thead>
      <tr>
        ${['组', '设备', '浏览', '曝光', '点击', '下单', '已付', '下单率'].map(
          (title) => html`<th scope="col">${title}</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${arms.map(armRow)}
    </tbody>
  </table>`

const armRow = ({ arm, devices, views, exposures, clicks, orders, paidOrders }: ArmResult): Markup =>
  html`<tr>
    <th scope="row">${arm}</th>
    ${[devices, views, exposures, clicks, orders, paidOrders].map((count) => html`<td>${count}</td>`)}
    <td>${((orders / Math.max(1, devices)) * 100).toFixed(1)}%</td>
  </tr>`
