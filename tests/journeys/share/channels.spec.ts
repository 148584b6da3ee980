import { createHash } from 'node:crypto'
import type { Channel } from '../../../schemas/domain/channels.ts'
import { share, sheet, way, ways, withoutPanel } from '../drivers/share.ts'
import { expect, test } from '../fixtures.ts'
import { deviceOf, playHost, userAgents } from '../support/hosts.ts'

const rows: readonly (readonly [Channel, string, readonly string[], string | undefined])[] = [
  ['h5', '', ['复制链接'], undefined],
  ['wechat', '', ['复制链接'], 'wx.updateAppMessageShareData'],
  ['wechat-mini', '', ['复制链接', '生成海报'], 'wx.miniProgram.postMessage'],
  ['baidu-mini', '', ['复制链接', '生成海报'], 'swan.webView.postMessage'],
  ['wechat-mini', '?from=ytmp', ['复制链接'], 'wx.miniProgram.postMessage'],
  ['wechat-mini', '?from=tcmp', ['复制链接'], 'wx.miniProgram.postMessage'],
  ['wechat-mini', '?from=spice', ['复制链接', '生成海报'], 'wx.miniProgram.postMessage'],
  ['wechat-mini', '?shareProhibit=yes', ['复制链接'], 'wx.miniProgram.postMessage'],
]

test.describe('the ways to share', () => {
  test('are those of the host, the brand and the address, and the host is told what its menu shares [B6]', async ({
    browser,
    gate,
  }) => {
    for (const [channel, query, expected, told] of rows)
      await test.step(`${channel} ${query}`, async () => {
        const context = await deviceOf(browser, gate, channel)
        await withoutPanel(context)
        const host = await playHost(context, channel)
        const page = await context.newPage()
        await share(page, query)
        await expect(sheet(page)).toBeVisible()
        await expect.poll(() => ways(page)).toEqual(expected)
        if (told) {
          await expect.poll(() => JSON.stringify(host.of(told)[0])).toContain('澜途度假：住进海风里')
          await expect(sheet(page)).toContainText('点击右上角分享给朋友')
        }
        await context.close()
      })
  })

  test('in the app, Alipay and UnionPay are the host’s own', async ({ browser, gate }) => {
    for (const [channel, told] of [
      ['app', 'PagodaApp.share'],
      ['alipay-mini', 'my.startShare'],
      ['unionpay-mini', 'upsdk.showSharePopup'],
    ] as const) {
      const context = await deviceOf(browser, gate, channel)
      const host = await playHost(context, channel)
      const page = await context.newPage()
      await share(page)
      await expect.poll(() => host.of(told)).toHaveLength(1)
      await expect(sheet(page)).toHaveCount(0)
      await context.close()
    }
  })
})

test.describe('in WeChat’s browser', () => {
  test.use({ userAgent: userAgents.wechat })

  test('WeChat is told what its menu shares, once it trusts the page’s signature [B7]', async ({ page, context }) => {
    const host = await playHost(context, 'wechat')
    const signed = page.waitForRequest(/shareSignature|share\/signature|signature/)
    await share(page, '?from=spice')
    await expect(sheet(page)).toContainText('点击右上角分享给朋友')
    expect((await signed).postDataJSON()).toMatchObject({ url: page.url() })
    const [config] = host.of('wx.config') as Record<string, unknown>[]
    const { timestamp, nonceStr, signature } = config ?? {}
    const text = `jsapi_ticket=sandbox-ticket&noncestr=${String(nonceStr)}&timestamp=${String(timestamp)}&url=${page.url()}`
    expect(signature).toBe(createHash('sha1').update(text).digest('hex'))
    expect(host.of('wx.updateTimelineShareData')).toMatchObject([
      {
        title: '澜途度假：住进海风里',
        link: page.url(),
        imgUrl: expect.stringMatching(/^http.*\/media\/bay-1-\d+x\d+\.webp$/) as unknown,
      },
    ])
  })

  test('a signature that WeChat refuses says 获取分享数据失败!, and the link can still be copied [A5]', async ({
    page,
    context,
  }) => {
    await playHost(context, 'wechat', { refuses: true })
    await share(page)
    await expect(page.getByText('获取分享数据失败!')).toBeVisible()
    await expect(way(page, '复制链接')).toBeVisible()
    await expect(sheet(page)).not.toContainText('点击右上角分享给朋友')
  })
})
