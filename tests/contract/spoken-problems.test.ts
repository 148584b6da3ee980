import { beforeAll, expect, it } from 'vitest'
import type { Catalogue } from '../../schemas/studio/catalogue.ts'
import type { ProblemView } from '../../schemas/studio/checked.ts'
import { widgets } from '../../widgets/registry.ts'
import { makeCatalogue } from '../../src/app/catalogue/make-catalogue.ts'
import { foreignWords } from '../../src/domain/studio/spoken-text.ts'
import { documentOf, isList, isMap, type Json, type JsonMap } from '../../src/studio/document/index.ts'
import { spokenProblem } from '../../src/studio/document/spoken-problem.ts'
import { judge, pageSources, partSources } from './shop-pages.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = { ...(await makeCatalogue(widgets, {})), build: 'x', pictures: [] }
})

const titles = {
  widgets: {},
  parts: Object.fromEntries(partSources.map(({ name, text }) => [name, (JSON.parse(text) as { title: string }).title])),
}

/** What holds fields in a form, and is itself none. */
const FRAMES = /^(?:blocks|slots|popups|props|on|with|data|values|state|do|widget|part|id)$/

/** Written by programs, chosen from a list that has nothing else, or JSON in the form too. */
const NO_FIELD = /^(?:\$schema|versions|redirects|head|onError|onEmpty|live|buy)$/

/** A value once for each field of a form in it, that one of another kind, empty or gone. */
function* slips(value: Json, isPlace = true): Generator<Json> {
  const inside = isList(value) ? [...value.entries()] : isMap(value) ? Object.entries(value) : []
  for (const [key, inner] of inside) {
    if (NO_FIELD.test(String(key))) continue
    const put = (next: Json): Json =>
      isList(value) ? value.map((one, at) => (at === key ? next : one)) : { ...(value as JsonMap), [key]: next }
    const isFrame = FRAMES.test(String(key))
    if (!isFrame && !isPlace && !isList(inner) && !isMap(inner)) {
      yield put(typeof inner === 'string' ? 7 : '字')
      yield put('')
      if (isMap(value)) yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
    }
    for (const next of slips(inner, isFrame && key !== 'props' && key !== 'with')) yield put(next)
  }
}

/** What the operator called it: data, values, states, popups and experiments of the page stand by their names. */
const NAMED = ['data', 'values', 'state', 'popups', 'experiments', 'inputs']

/** Rules that speak of what stands between {{ and }}. */
const OF_EXPRESSIONS =
  /^(?:expression-|unknown-(?:data|field|function|state|scroll-target)|function-|unsafe-link|maybe-missing|unread-query|misplaced-)/

const pages = pageSources.filter(({ name }) => /^(?:home|goods-detail|campaign-new-year|search)$/.test(name))

it.each(pages)('what is wrong with $name is told by what the form calls it', (source) => {
  const page = JSON.parse(source.text) as JsonMap
  const own = new Set(NAMED.flatMap((name) => Object.keys(isMap(page[name]) ? page[name] : {})))
  const found = new Map<string, string>()
  for (const slip of slips(page)) {
    const { problems } = judge({ ...source, text: JSON.stringify(slip) })
    for (const problem of problems) {
      if (OF_EXPRESSIONS.test(problem.rule)) continue
      const said = spokenProblem(catalogue, documentOf(slip as JsonMap, 'page'), problem as ProblemView, titles)
      // What stands in a part is called by its own names.
      const foreign = foreignWords(said.replace(/用在这里：.*/, '')).filter((word) => !own.has(word))
      if (foreign.length > 0)
        found.set(`${problem.rule}: ${foreign.slice(0, 3).join()}`, `${said} @ ${problem.pointer}`)
    }
  }
  expect([...found]).toEqual([])
})
