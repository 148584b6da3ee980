import type { FastifyInstance } from 'fastify'
import { numberEndingWith } from '../../../src/domain/order/identity-number.ts'
import { identityRules } from '../../ports/identity-sandbox.ts'
import { html } from '../html.ts'
import { sendPage } from '../send-page.ts'

/** Whose numbers they would be: Beijing, born on a day of 1990. */
const BORN = '11010119900307'

/** By which rules the sandbox says whether a name and a number are one person's, with a number for each outcome. */
export function identityRoute(app: FastifyInstance): void {
  app.get('/sandbox/identity', async (_request, reply) => {
    const outcomes = [...identityRules, { ending: '123', text: '一致，认证通过' }]
    const rows = outcomes.map(
      ({ ending, text }) =>
        html`<li>
          <div><b>${text}</b> <small>第 15 到 17 位是 ${ending}</small></div>
          <span class="code">${numberEndingWith(BORN, ending)}</span>
        </li>`,
    )
    const body = html`<p>沙箱不查任何人：只看号码的第 15 到 17 位，姓名随意。其他号码都通过。</p>
      <section>
        <ul class="rows">
          ${rows}
        </ul>
      </section>`
    return sendPage(reply, { title: '实名核验', body })
  })
}
