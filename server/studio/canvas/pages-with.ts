import type { Page } from '../../../schemas/page/page.ts'
import type { Route } from '../../../schemas/page/route.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { PageFiles } from '../../../src/engine/server/page-request.ts'
import { fileOf, textHash } from '../../pages/published.ts'
import { hasErrors, problemViews } from '../judging/problem-view.ts'
import { type Change, pagesUsing, partsIn, sourceOf, type CheckContext } from '../judging/check-context.ts'
import type { Around, DraftPages } from './draft-pages.ts'

type Text = ItemId & { readonly text: string }
type StoredPage = NonNullable<ReturnType<PageFiles['page']>>

/** The shop as it would be with several texts together; none of it where one of them can't serve. */
export function pagesWith(changes: readonly Change[], { check, serving, checkContext }: Around): DraftPages {
  const next = textsOf(changes)
  const texts = textsWith(next, checkContext)
  const sources = partsIn(texts)
  const checked = check.parts(sources, checkContext.draftParts)
  const parts = sources.filter(({ file }) => checked[file]?.value !== undefined)
  const around = { ...checkContext, texts, parts, routes: routesWith(checkContext, next) }
  const judge = (one: Text) => {
    if (one.kind === 'page') return problemViews(check.page(sourceOf(one, one.text), around))
    if (one.kind === 'theme') return problemViews(check.theme(sourceOf(one, one.text)))
    return one.kind === 'part' ? problemViews(checked[`pages/${fileOf(one)}`] ?? { problems: [] }) : []
  }
  const problems = next.flatMap(judge)
  if (hasErrors(problems)) return { problems }
  const pages = remadePages(changes, checkContext)
  const themes = new Map(next.filter(({ kind }) => kind === 'theme').map((one) => [one.name, one.text]))
  return {
    problems,
    pages: {
      routes: () => around.routes,
      theme(brand) {
        const text = themes.get(brand)
        return text === undefined
          ? serving.theme(brand)
          : check.theme(sourceOf({ kind: 'theme', name: brand }, text)).value
      },
      page(name) {
        const text = pages.get(name)
        if (text === undefined) return serving.page(name)
        const made = check.page(sourceOf({ kind: 'page', name }, text), around).value
        return made && stored(made, text + next.map((one) => one.text).join(''))
      },
    },
  }
}

const stored = (page: Page, text: string): StoredPage => ({ page, revision: textHash(text) })

const textsOf = (changes: readonly Change[]): Text[] =>
  changes.flatMap(({ kind, name, text }) => (text === null ? [] : [{ kind, name, text }]))

function textsWith(next: readonly Text[], { texts }: CheckContext): CheckContext['texts'] {
  const all = new Map(texts)
  for (const one of next) if (one.kind !== 'route') all.set(fileOf(one), { text: one.text, stamp: 'draft' })
  return all
}

/** The pages that are another, by themselves or by a part of theirs, with their texts. */
export function remadePages(changes: readonly Change[], checkContext: CheckContext): ReadonlyMap<string, string> {
  const next = textsOf(changes)
  const texts = textsWith(next, checkContext)
  const partNames = next.filter(({ kind }) => kind === 'part').map(({ name }) => name)
  const users = partNames.length > 0 ? pagesUsing(texts, partNames) : []
  const own = next.filter(({ kind }) => kind === 'page').map(({ name }) => name)
  return new Map([...users, ...own].map((name) => [name, texts.get(fileOf({ kind: 'page', name }))?.text ?? '']))
}

function routesWith({ routes }: CheckContext, next: readonly Text[]): readonly Route[] {
  const changed = next.filter(({ kind }) => kind === 'route').map(({ text }) => JSON.parse(text) as Route)
  const names = new Set(changed.map(({ name }) => name))
  return [...routes.filter(({ name }) => !names.has(name)), ...changed]
}
