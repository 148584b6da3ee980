import { expect, test } from './fixtures.ts'
import { alive } from './drivers/shop.ts'

declare global {
  interface Window {
    injected?: boolean
    violated?: readonly string[]
  }
}

const documents = ['/tc-fostay/', '/tc-fostay/combo', '/tc-fostay/404', '/studio/gallery', '/sandbox/', '/docs']

/** The policy's directives: script-src -> its sources. */
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources]
    }),
  )

test.describe('Content-Security-Policy', () => {
  test('every document has one, without unsafe-inline and unsafe-eval', async ({ request }) => {
    for (const path of documents) {
      const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
      expect(policy, path).toContain("default-src 'none'")
      expect(policy, path).not.toContain('unsafe-inline')
      expect(policy, path).not.toContain('unsafe-eval')
      expect(directives(policy)['frame-ancestors'], path).toBeDefined()
    }
  })

  test('a script that somebody got into the page does not run', { tag: '@gate' }, async ({ page, gate }) => {
    gate.allow(/Content Security Policy|GET x: csp/)
    await page.route('**/tc-fostay/', async (route) => {
      const response = await route.fetch()
      const evil = '<script>window.injected=true</script><img src="x:" onerror="window.injected=true">'
      await route.fulfill({
        response,
        body: (await response.text()).replace('<div id="root">', `${evil}<div id="root">`),
      })
    })
    await page.goto('/tc-fostay/')
    await alive(page)
    expect(await page.evaluate(() => window.injected)).toBeUndefined()
  })

  test('a script, a handler or a javascript: link added later does not run', async ({ page, gate }) => {
    gate.allow(/Content Security Policy/)
    await page.goto('/tc-fostay/')
    await alive(page)
    await page.evaluate(() => {
      const found: string[] = []
      window.violated = found
      document.addEventListener('securitypolicyviolation', (event) => found.push(event.effectiveDirective))
      const script = document.createElement('script')
      script.textContent = 'window.injected=true'
      document.body.append(script)
      const button = document.createElement('button')
      button.setAttribute('onclick', 'window.injected=true')
      document.body.append(button)
      button.click()
      const link = document.createElement('a')
      link.setAttribute('href', 'javascript:window.injected=true')
      document.body.append(link)
      link.click()
    })
    // The link is the last of the three: once its violation is told, all of them were tried.
    await expect.poll(() => page.evaluate(() => window.violated)).toHaveLength(3)
    expect(await page.evaluate(() => window.violated)).toEqual(
      expect.arrayContaining(['script-src-elem', 'script-src-attr']),
    )
    expect(await page.evaluate(() => window.injected)).toBeUndefined()
  })

  test('text from a page file or a reply is text: a script in it stays words', async ({
    page,
    remoteShop: { shop, backend },
  }) => {
    const evil = '</script><script>window.injected=true</script>'
    backend.rewrite((reply) => reply.replace('海风已经备好', evil.replaceAll('/', '\\/')))
    await page.goto(`${shop.url}/tc-fostay/`)
    await alive(page)
    await expect(page.getByRole('region', { name: '精选推荐' })).toContainText(evil)
    expect(await page.evaluate(() => window.injected)).toBeUndefined()
  })

  test('an address of a reply that is no address leads nowhere', async ({ page, remoteShop: { shop, backend } }) => {
    backend.rewrite((reply) =>
      reply
        .replaceAll('"jumpPath":"/productDetail/610101"', '"jumpPath":"javascript:window.injected=true"')
        .replaceAll('"jumpPath":"/prohotel/100202"', '"jumpPath":"//evil.example/"'),
    )
    await page.goto(`${shop.url}/tc-fostay/`)
    await alive(page)
    const addresses = await page
      .locator('a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    expect(addresses.filter((address) => /javascript:|evil\.example/.test(address))).toEqual([])
  })
})
