import { describe, expect, it } from 'vitest'
import { registryOf, widget } from '../core/test-fixtures.ts'
import type { Site } from '../site.ts'
import { enWords } from '../words/en.ts'
import { zhWords } from '../words/zh.ts'
import { createEngine } from './create-engine.tsx'
import { depsOf, pageOf, request, route, shopOf } from './fake-shop.ts'
import { pageDocument } from './page-document.ts'

const crash = () => {
  throw new Error('boom')
}
const pages = shopOf(
  {
    home: pageOf([
      { id: 'a', widget: 'bomb' },
      { id: 'b', widget: 'gone' },
    ]),
  },
  [route('home', '/')],
)

/** The document of a page on which one widget crashes and one is unknown. */
async function documentOf(site: Pick<Site, 'language' | 'words'>, path = '/'): Promise<string> {
  const engine = createEngine({
    ...site,
    widgets: registryOf(widget('bomb')),
    endpoints: {},
    component: () => crash,
    document: pageDocument,
  })
  const prepared = await engine.prepare(engine.match(request(path), pages)!, depsOf(pages))
  return engine.html(prepared, { script: '/start.js', styles: [] }, () => undefined).html
}

describe('what the engine itself says to visitors', () => {
  it('is in the language of the site, which its documents name', async () => {
    const [english, chinese] = [await documentOf({ language: 'en' }), await documentOf({})]
    expect(english).toContain('<html lang="en">')
    for (const word of ['failed', 'outdated'] as const) {
      expect(english).toContain(enWords[word])
      expect(chinese).toContain(zhWords[word])
    }
    expect(english).not.toMatch(new RegExp(Object.values(zhWords).join('|')))
  })

  it('is in the site’s own words, where it has some, in the browser too', async () => {
    const html = await documentOf({ language: 'de', words: { failed: 'Das "ging" nicht' } })
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('Das &quot;ging&quot; nicht')
    expect(html).toContain('data-words="{&quot;failed&quot;:')
    expect(html).toContain(enWords.outdated)
  })

  it('has no words but those that there are', () => {
    const wrong: object = { words: { faild: 'x' } }
    expect(() =>
      createEngine({ ...wrong, widgets: {}, endpoints: {}, component: crash, document: pageDocument }),
    ).toThrow('The words of a site has no option "faild", did you mean "failed"?')
  })
})
