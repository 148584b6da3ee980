import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { checkParts } from '../../src/engine/checks/check-parts.ts'
import { validateRoutes } from '../../src/engine/checks/validate-routes.ts'
import { siteChecks } from '../../src/app/checks/site-checks.ts'
import { validateTheme } from '../../src/engine/checks/validate-theme.ts'
import type { Problem } from '../../src/kit/problem.ts'
import { catalogues, judge, routes, say } from './shop-pages.ts'

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
  const source = { name: 'example', file: 'docs/operator.md', text: JSON.stringify(value) }
  if ('routes' in value) return validateRoutes(source, { ...catalogues, pageNames: ['summer'] }).problems
  if ('tokens' in value) return validateTheme(source, siteChecks).problems
  if ('inputs' in value) return checkParts([source], catalogues).problems.get(source.file) ?? []
  if ('slots' in value) return judge({ ...source, name: screenName.page ?? screenName.name }).problems
  return judge({ ...source, text: JSON.stringify({ versions: { page: 1 }, title: '例子', ...value }) }).problems
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
