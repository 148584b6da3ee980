import * as fc from 'fast-check'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { JSONSchema } from '../../schemas/json-schema.ts'
import { blockSchema } from '../../schemas/page/block.ts'
import { headSchema } from '../../schemas/page/head.ts'
import { pageSchema } from '../../schemas/page/page.ts'
import { partUseSchema } from '../../schemas/page/part.ts'
import { editorAjv } from '../../cli/testing/editor-ajv.ts'
import { shopCatalogues } from '../../src/app/shop-site.ts'
import { checkValue } from '../../src/engine/checks/check-value.ts'
import { compileJudge } from '../../src/engine/checks/judge/compile-judge.ts'
import type { Judge } from '../../src/engine/checks/judge/judge.ts'
import type { ShapeName } from '../../src/engine/checks/judge/shapes.ts'
import { asSchema } from '../../src/engine/checks/schema.ts'
import { validatePage } from '../../src/engine/checks/validate-page.ts'
import { widgetCases } from './widget-cases.ts'
import { mutated } from './mutated.ts'

/** How many pages are tried; `JUDGED=100000 npx vitest run tests/contract/judged-pages.test.ts` takes minutes. */
const RUNS = Number(process.env.JUDGED ?? 4000)

const known = shopCatalogues
const { registry, contracts, actions } = known
const judge = compileJudge(known)

interface Judged {
  readonly shape: ShapeName
  readonly value: unknown
}

/** Everything of the operators' own pages that Ajv is asked about. */
function judgedOfPages(): Judged[] {
  const found = new Map<string, Judged>()
  const recording: Judge = (shape, value) => {
    found.set(`${shape} ${JSON.stringify(value)}`, { shape, value })
    return judge(shape, value)
  }
  for (const source of sources) validatePage(source, { ...known, judge: recording, routes: [] })
  return [...found.values()]
}

const sources = readdirSync('pages')
  .filter((file) => file.endsWith('.json') && file !== 'routes.json')
  .map((file) => ({
    name: file.replace('.json', ''),
    file: `pages/${file}`,
    text: readFileSync(`pages/${file}`, 'utf8'),
  }))

const examples = (await widgetCases()).flatMap(({ code, examples: list }) =>
  list.map(({ props }): Judged => ({ shape: `props ${code}`, value: JSON.parse(JSON.stringify(props)) as unknown })),
)

const frames: Readonly<Record<string, JSONSchema>> = { page: pageSchema, block: blockSchema, 'part-use': partUseSchema }

/** The schema that people read, and what need not be written of it. */
function schemaOf(shape: ShapeName): { schema: JSONSchema; given: object; isFrame?: boolean } {
  const [kind, name = ''] = shape.split(' ')
  const own = frames[shape]
  if (own) return { schema: own, given: {}, isFrame: true }
  if (shape === 'head') return { schema: headSchema, given: {} }
  if (kind === 'props') {
    const { props, defaults = {} } = registry[name]!
    return { schema: props, given: defaults }
  }
  const contract = Object.values(contracts).find((each) => each.name === name)
  if (kind === 'data' && contract?.page) return { schema: contract.page.with, given: contract.page.defaults ?? {} }
  if (kind === 'submit' && contract?.submit) return { schema: contract.submit.with, given: {} }
  return { schema: actions[name]!, given: {} }
}

/** Whether the words of the checks find a mistake in a value. */
function isExplained({ shape, value }: Judged): boolean {
  const { schema, given, isFrame } = schemaOf(shape)
  const noun = { zh: '字段', en: 'field' }
  const text = isFrame ? undefined : () => undefined
  return checkValue(value, asSchema(schema), { noun, base: '', given: new Set(Object.keys(given)), text }).length > 0
}

describe(`Ajv and the words of the checks, on ${RUNS} mutated pieces of pages`, () => {
  const pieces = [...judgedOfPages(), ...examples]

  it('agree: what Ajv refuses is explained, and nothing else is', () => {
    const piece = fc
      .constantFrom(...pieces)
      .chain(({ shape, value }) => mutated(value).map((next) => ({ shape, value: next })))
    fc.assert(
      fc.property(piece, (one) => {
        const refused = judge(one.shape, one.value)
        expect({ isExplained: isExplained(one), refused }).toEqual({ isExplained: refused.length > 0, refused })
      }),
      { numRuns: RUNS, maxSkipsPerRun: 0, endOnFailure: true },
    )
  })
})

/** The rules that tell of what a schema decides. */
const STRUCTURAL = new Set([
  ...['page-shape', 'block-id-format', 'unknown-prop', 'missing-prop', 'wrong-prop-type', 'prop-not-in-enum'],
  ...[
    'prop-out-of-range',
    'action-argument',
    'endpoint-argument',
    'unknown-widget',
    'unknown-variant',
    'unknown-event',
  ],
  ...['unknown-slot', 'slot-not-allowed', 'slot-too-full', 'unknown-action', 'unknown-endpoint', 'version-too-new'],
])

/** What a key of the state takes is known by the page, and by no schema. */
function isOfState(page: unknown, pointer: string): boolean {
  const [, action = ''] = /^(.*\/on\/[^/]+\/\d+)\/to\b/.exec(pointer) ?? []
  const found = action
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], page)
  return action !== '' && (found as { readonly do?: unknown }).do === 'set-state'
}

const none = { unmarked: [], withoutDialog: [] }

describe('page.schema.json as editors read it', () => {
  const editor = editorAjv().compile(JSON.parse(readFileSync('schemas/generated/page.schema.json', 'utf8')))
  const pages = sources.filter(({ text }) => text.includes('"blocks"')).map(({ text }) => JSON.parse(text) as object)
  const catalogues = { ...known, judge, routes: [] }

  it('marks nothing that the checks let pass, and whatever Ajv refuses', () => {
    const page = fc.constantFrom(...pages).chain((one) => mutated(one))
    fc.assert(
      fc.property(page, (value) => {
        const source = { name: 'any', file: 'pages/any.json', text: JSON.stringify(value) }
        const { problems } = validatePage(source, catalogues)
        const refused = problems.filter(({ rule, pointer }) => STRUCTURAL.has(rule) && !isOfState(value, pointer))
        // Some mistakes are told once others are mended: what is marked is no page that passes.
        const marked = editor(value) ? [] : (editor.errors ?? [])
        const passes = problems.every(({ severity }) => severity !== 'error')
        expect({ unmarked: marked.length > 0 ? [] : refused, withoutDialog: passes ? marked : [] }).toEqual(none)
      }),
      { numRuns: RUNS / 10 },
    )
  })
})
