import type { FastifyInstance } from 'fastify'
import { roundsAtWork } from '../../jobs/start-interval.ts'
import { html } from '../html.ts'
import { resetSandbox } from '../seed.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'

/** Makes the sandbox as new, once that is confirmed. */
export function resetRoutes(app: FastifyInstance, { db, clock, content, forgetPages }: SandboxTools): void {
  app.get<{ Querystring: { done?: unknown } }>('/sandbox/reset', ({ query }, reply) => {
    const done = query.done === '1' && html`<p class="note" role="status">已经重置。</p>`
    const body = html`${done}
      <section>
        <p>
          商城回到第一天：所有人退出登录，验证码、短信、微信绑定、会员激活、浏览任务和埋点记录都会删除，注册的会员也会删除，时钟恢复真实时间。
        </p>
        <p>已经打开的页面要刷新才会变。</p>
        <form method="post" action="/sandbox/reset"><button class="danger">重置数据</button></form>
      </section>`
    return sendPage(reply, { title: '重置数据', body })
  })
  app.post('/sandbox/reset', async (_request, reply) => {
    // By the moved clock the new shop's teams and orders might be over: no round of a job may count by it any more.
    await clock.moveTo(0)
    await roundsAtWork()
    await resetSandbox(db, content, Date.now())
    forgetPages()
    return reply.redirect('/sandbox/reset?done=1', 303)
  })
}
