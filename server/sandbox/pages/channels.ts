import type { FastifyInstance } from 'fastify'
import { brands } from '../../../schemas/domain/channels.ts'
import { SHOP_BASE } from '../../../schemas/page/route.ts'
import { brandName, channelName } from '../../../src/domain/studio/context-words.ts'
import { channelsByKey } from '../../../src/domain/visit/channel.ts'
import { orderSourceOf } from '../../../src/domain/order/order-source.ts'
import { html } from '../html.ts'
import { sendPage } from '../send-page.ts'

const entries = Object.entries(channelsByKey)
const address = (query: Readonly<Record<string, string>>) => `${SHOP_BASE}/?${new URLSearchParams(query).toString()}`

/** Ready links for every way of opening the shop (A6, B9). */
export function channelsRoute(app: FastifyInstance): void {
  const body = html`<p>
      链接里的 client_key 和 from 决定渠道和品牌，这一次访问都会记住。要回到普通网页，打开 client_key 为 h5 的链接。
    </p>
    <section>
      <h2>组合</h2>
      <form method="get" action="${SHOP_BASE}/">
        <label
          >渠道
          <select name="client_key">
            ${entries.toReversed().map(([key, channel]) => html`<option value="${key}">${channelName(channel)} · ${key}</option>`)}
          </select></label
        >
        <label
          >品牌
          <select name="from">
            ${brands.map((brand) => html`<option value="${brand}">${brandName(brand)} · ${brand}</option>`)}
          </select></label
        >
        <button>打开商城</button>
      </form>
    </section>
    <section>
      <h2>渠道</h2>
      <ul class="menu">
        ${entries.map(
          ([key, channel]) =>
            html`<li>
              <a href="${address({ client_key: key })}"
                ><span><b>${key}</b><small>${channelName(channel)} · 订单来源 ${orderSourceOf(key)}</small></span></a
              >
            </li>`,
        )}
      </ul>
    </section>
    <section>
      <h2>品牌</h2>
      <ul class="menu">
        ${brands.map((brand) => html`<li><a href="${address({ from: brand })}">${brand}</a></li>`)}
      </ul>
    </section>`
  app.get('/sandbox/channels', (_request, reply) => sendPage(reply, { title: '渠道和品牌', body }))
}
