import type { FastifyInstance } from 'fastify'
import { html } from '../html.ts'
import { sendPage } from '../send-page.ts'
import type { SandboxTools } from '../tools.ts'
import { clockSection } from './clock.ts'

const tools = [
  ['/sandbox/members', '会员', '选一个会员登录'],
  ['/sandbox/sms', '短信收件箱', '登录验证码在这里'],
  ['/sandbox/mail', '邮件收件箱', '企业邮箱的验证码在这里'],
  ['/sandbox/identity', '实名核验', '哪些号码通过、不通过'],
  ['/sandbox/channels', '渠道和品牌', '微信、支付宝、百度、云闪付、App、H5'],
  ['/sandbox/scenarios', '场景', '每种状态的商品'],
  ['/sandbox/bookings', '预约和商家确认', '商家同意或拒绝'],
  ['/sandbox/writeoff', '核销', '输入或扫描券码'],
  ['/sandbox/services', '度假服务', '上车、入场核验；健康登记审核'],
  ['/sandbox/events', '埋点', '页面上报了什么'],
  ['/sandbox/experiments', '实验', '每组看了、点了、买了多少'],
  ['/sandbox/wechat', '微信', '静默登录用哪个微信号'],
  ['/sandbox/cashier', '支付公司', '收到的钱、退款和通知；退款怎么回答'],
  ['/sandbox/service', '在线客服', '打开客服时带来的参数'],
  ['/sandbox/refunds', '退款审核', '通过或拒绝退款申请'],
  ['/sandbox/counter', '收银台', '出一个收款码，扫码付款用'],
  ['/sandbox/comments', '点评审核', '通过、退回、回复会员的点评'],
  ['/sandbox/shipments', '发货', '邮寄的商品交给快递'],
  ['/sandbox/invoices', '发票', '开具或退回发票申请'],
  ['/sandbox/partner', '合作方', '向会员要资料，用授权码换'],
  ['/sandbox/agent', '代理站', '从商品页“分享赚”打开：推广链接和带来的订单'],
  ['/sandbox/reset', '重置数据', '回到第一天'],
] as const

const elsewhere = [
  ['/tc-fostay/', '商城首页'],
  ['/studio/gallery', '组件'],
  ['/docs', '接口文档'],
] as const

/** The door of the sandbox's tools. */
export function indexRoutes(app: FastifyInstance, { clock }: SandboxTools): void {
  app.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/'))
  app.get('/sandbox/', async (_request, reply) => {
    await clock.refresh()
    const body = html`<p>这里的工具只在沙盒模式下存在，用来看商城在不同情况下的样子。</p>
      ${clockSection(clock)}
      <section>
        <h2>工具</h2>
        <ul class="menu">
          ${tools.map(
            ([href, name, what]) =>
              html`<li>
                <a href="${href}"
                  ><span><b>${name}</b><small>${what}</small></span></a
                >
              </li>`,
          )}
        </ul>
      </section>
      <section>
        <h2>去别处</h2>
        <ul class="menu">
          ${elsewhere.map(([href, name]) => html`<li><a href="${href}">${name}</a></li>`)}
        </ul>
      </section>`
    return sendPage(reply, { title: '沙盒工具', body, isIndex: true })
  })
}
