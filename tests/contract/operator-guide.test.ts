import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../src/kit/problem.ts'
import { shopSite } from '../../src/app/shop-site.ts'
import { checkPages } from '../../src/engine/checks/check-pages.ts'
import { around, judge, routes, say } from './shop-pages.ts'

const guide = readFileSync('docs/operator.md', 'utf8')

/** The examples, each under the last heading before it. */
const examples = [...guide.matchAll(/^## (.+)$|^```json\n([\s\S]*?)^```$/gm)].reduce<[heading: string, text: string][]>(
  (found, [, heading, text]) => {
    if (heading !== undefined) return [...found, [heading, '']]
    return [...found, [found.at(-1)![0], text!]]
  },
  [],
)
const shown = examples.filter(([, text]) => text !== '')

type Json = Readonly<Record<string, unknown>>

/** An address that leads to the cashier, whose file holds slots. */
const screenName = routes.find(({ module, screen }) => module === 'checkout' && screen === 'fill')!

function problemsOf(value: Json): readonly Problem[] {
  const text = JSON.stringify(value)
  const at = (file: string) => judge({ file, text }).problems
  if ('routes' in value) {
    const [table] = checkPages(shopSite, [{ file: 'pages/routes.json', text }], { ...around, pageNames: ['summer'] })
    return table!.problems
  }
  if ('tokens' in value) return at('pages/themes/example.json')
  if ('inputs' in value) return at('pages/parts/example.json')
  if ('slots' in value) return at(`pages/${screenName.page ?? screenName.name}.json`)
  return judge({ file: 'pages/example.json', text: JSON.stringify({ versions: { page: 1 }, title: '例子', ...value }) })
    .problems
}

describe('the operator’s guide', () => {
  it('shows each thing that a page can do', () => {
    const all = shown.map(([, text]) => text).join('\n')
    const things = ['data', 'values', 'state', 'live', 'audience', 'when', 'experiments', 'popups', 'slots', 'part']
    const more = ['inputs', 'head', 'routes', 'tokens', 'on', 'onEmpty', 'onError', 'load', 'variant']
    expect([...things, ...more].filter((name) => !all.includes(`"${name}"`))).toEqual([])
  })

  it.each(shown.map(([heading, text], at) => [at + 1, heading, text] as const))(
    'example %i, of %s, is right',
    (_at, _heading, text) => {
      const wrong = problemsOf(JSON.parse(text) as Json).filter(({ severity }) => severity === 'error')
      expect(say(wrong)).toEqual([])
    },
  )
})
