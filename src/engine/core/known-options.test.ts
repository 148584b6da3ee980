import { describe, expect, it } from 'vitest'
import { checkPages } from '../checks/check-pages.ts'
import { startPage } from '../react/start-page.tsx'
import { createEngine } from '../server/create-engine.tsx'
import { pageDocument } from '../server/page-document.ts'
import { serveSite } from '../server/serve-site.ts'
import { pagoda } from '../vite/index.ts'

const site = { widgets: {}, endpoints: {} }
const engine = { ...site, component: () => undefined, document: pageDocument }
const parts = { site, handlers: {}, pages: 'pages', client: 'dist/client' }

/** As code without types calls it. */
const wrong = (value: object) => value as never

describe('an option that there is not is refused, with the nearest', () => {
  it.each<[string, () => unknown]>([
    ['serveSite has no option "handler", did you mean "handlers"?', () => serveSite(wrong({ ...parts, handler: {} }))],
    [
      'The site of serveSite has no option "timezone", did you mean "timeZone"?',
      () => serveSite(wrong({ ...parts, site: { ...site, timezone: 'UTC' } })),
    ],
    [
      'createEngine has no option "endpoint", did you mean "endpoints"?',
      () => createEngine(wrong({ ...engine, endpoint: {} })),
    ],
    ['startPage has no option "action", did you mean "actions"?', () => startPage(wrong({ widgets: {}, action: {} }))],
    [
      'The site of checkPages has no option "widget", did you mean "widgets"?',
      () => checkPages(wrong({ ...site, widget: {} }), []),
    ],
    ['pagoda has no option "entry": it has server, client', () => pagoda(wrong({ entry: 'start.ts' }))],
  ])('%s', async (words, call) => {
    await expect(async () => call()).rejects.toThrow(words)
  })
})

describe('a site', () => {
  it.each(['endpoints', 'widgets'])('whose %s have one that is undefined is refused by its name', (kind) => {
    expect(() => createEngine({ ...engine, [kind]: { books: undefined } })).toThrow(
      `The ${kind} of the site have "books", which is undefined: is it imported under the name that it is exported by?`,
    )
  })
})

describe('the prefix of a site', () => {
  it.each(['shop', '/shop/', '/', '', '/a b', 'https://example.org/shop', '/shop?a'])('is refused as %j', (base) => {
    expect(() => createEngine({ ...engine, base })).toThrow(
      `The base of a site is written as "/shop", and left out where there is none: "${base}"`,
    )
  })

  it.each(['/shop', '/a/b', '/tc-fostay'])('is taken as %j', (base) => {
    expect(() => createEngine({ ...engine, base })).not.toThrow()
  })
})
