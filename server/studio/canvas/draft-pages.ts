import type { Page } from '../../../schemas/page/page.ts'
import type { Route } from '../../../schemas/page/route.ts'
import type { ProblemView } from '../../../schemas/studio/checked.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { PageFiles } from '../../../src/engine/server/page-request.ts'
import type { Checker } from '../../../src/kit/checker.ts'
import type { PageStore } from '../../pages/page-store.ts'
import { fileOf, textHash } from '../../pages/published.ts'
import { problemViews } from '../judging/problem-view.ts'
import { readingPages } from '../components/reading-pages.ts'
import { routeInstead } from './route-instead.ts'
import { pagesShowing, standIn } from './stand-in.ts'
import { pagesUsing, partsIn, sourceOf, type CheckContext } from '../judging/check-context.ts'

/** A text that an item may have some day. */
export interface Draft extends ItemId {
  readonly text: string
  /** Of a new page: its address, which no table has yet. */
  readonly route?: Route
}

export interface DraftPages {
  /** The shop's files with the draft in place of what serves; absent where the draft can't serve. */
  readonly pages?: PageFiles
  readonly problems: readonly ProblemView[]
}

export interface Around {
  readonly check: Checker
  readonly serving: Pick<PageStore, 'page' | 'routes' | 'theme'>
  readonly checkContext: CheckContext
}

type StoredPage = NonNullable<ReturnType<PageFiles['page']>>

/** The shop as it would be with a draft, judged as publishing would judge it. */
export function draftPages(draft: Draft, { check, serving, checkContext }: Around): DraftPages {
  const { kind, name, text } = draft
  const own: PageFiles = { page: serving.page, theme: serving.theme, routes: serving.routes }
  if (kind === 'theme') {
    const checked = check.theme(sourceOf(draft, text))
    const theme = checked.value
    const pages = theme && { ...own, theme: (brand: string) => (brand === name ? theme : own.theme(brand)) }
    return { pages, problems: problemViews(checked) }
  }
  if (kind === 'component') {
    const checked = check.component(sourceOf(draft, text), {
      ...checkContext,
      readers: readingPages(checkContext.texts, name),
    })
    const pages = { ...own, page: pageInstead(draft, own, { check, checkContext }) }
    return { pages: checked.value === undefined ? undefined : pages, problems: problemViews(checked) }
  }
  if (kind === 'part') return withPart(draft, own, { check, serving, checkContext })
  if (kind === 'route') return { pages: own, problems: [] }
  const routes = draft.route ? [...checkContext.routes, draft.route] : checkContext.routes
  const checked = check.page(sourceOf(draft, text), { ...checkContext, routes })
  const page = checked.value && stored(checked.value, text)
  const seen = [...routes, ...routeInstead(name, routes)]
  const pages = page && { ...own, routes: () => seen, page: (one: string) => (one === name ? page : own.page(one)) }
  return { pages, problems: problemViews(checked) }
}

/** The page that stands in for those that show the draft, once it is asked for. */
function pageInstead(
  draft: Draft,
  own: PageFiles,
  { check, checkContext }: Pick<Around, 'check' | 'checkContext'>,
): PageFiles['page'] {
  const showing = new Set(pagesShowing(draft, checkContext))
  let made: { readonly name?: string; readonly page?: StoredPage } | undefined
  const make = () => {
    const instead = standIn(draft, checkContext)
    if (!instead) return {}
    const { value } = check.page(sourceOf({ kind: 'page', name: instead.page }, instead.text), checkContext)
    return { name: instead.page, page: value && stored(value, instead.text + draft.text) }
  }
  return (name) => {
    if (showing.has(name)) return own.page(name)
    made ??= make()
    return made.name === name ? made.page : own.page(name)
  }
}

const stored = (page: Page, text: string): StoredPage => ({ page, revision: textHash(text) })

/** The pages that use the part are read again with it; the others are as they serve. */
function withPart(draft: Draft, own: PageFiles, { check, checkContext }: Around): DraftPages {
  const texts = new Map(checkContext.texts)
  texts.set(fileOf(draft), { text: draft.text, stamp: 'draft' })
  const sources = partsIn(texts)
  const checked = check.parts(sources, checkContext.draftParts)
  const { value, ...found } = checked[`pages/${fileOf(draft)}`] ?? { problems: [] }
  if (value === undefined) return { problems: problemViews(found) }
  const parts = sources.filter(({ file }) => checked[file]?.value !== undefined)
  const users = new Set(pagesUsing(texts, [draft.name]))
  const made = new Map<string, StoredPage | undefined>()
  const page = (name: string): StoredPage | undefined => {
    if (!users.has(name)) return own.page(name)
    if (!made.has(name)) {
      const text = texts.get(fileOf({ kind: 'page', name }))?.text ?? ''
      const again = check.page(sourceOf({ kind: 'page', name }, text), { ...checkContext, parts }).value
      made.set(name, again && stored(again, text + draft.text))
    }
    return made.get(name)
  }
  const around = { check, checkContext: { ...checkContext, parts } }
  return { pages: { ...own, page: pageInstead(draft, { ...own, page }, around) }, problems: problemViews(found) }
}
