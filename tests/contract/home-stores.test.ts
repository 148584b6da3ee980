import { expect, it } from 'vitest'
import { openShop } from './shop-visit.ts'

const { visit } = openShop()

/** What a shopper reads of the entries under 更多服务, with where each leads. */
async function entriesAt(address: string): Promise<string[]> {
  const { html } = await visit({ address, by: 'a visitor', route: 'any' })
  const block = /aria-label="更多服务"[^]*?<\/(?:ul|nav|section)>/.exec(html)?.[0] ?? ''
  return ['在住客人激活', '联系客服', '免费停车'].filter((title) => block.includes(title))
}

it.each([
  ['/', ['联系客服', '免费停车']],
  ['/?storeId=10020', ['在住客人激活', '联系客服', '免费停车']],
  ['/?storeId=10023', ['联系客服']],
])(
  '[B3] %s shows the entries of its store (store_show), and none that its store does not have (store_noshow)',
  async (address, entries) => {
    expect(await entriesAt(address)).toEqual(entries)
  },
)

it('who looks for the customer service is led to somebody who answers', async () => {
  const { html } = await visit({ address: '/', by: 'a visitor', route: 'any' })
  const [, to] = /<a[^>]*href="([^"]*)"[^>]*>(?:(?!<\/a>)[^])*联系客服/.exec(html) ?? []
  expect(to).toBe('/tc-fostay/Assistant')
})
