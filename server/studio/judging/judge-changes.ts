import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Route } from '../../../schemas/page/route.ts'
import type { ProblemView } from '../../../schemas/studio/checked.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Checked, Checker, FileSource, KnownContent } from '../../../src/kit/checker.ts'
import { fileOf, type Published, ROUTES_FILE } from '../../pages/published.ts'
import type { FolderTexts } from '../../pages/read-folder.ts'
import { calledItem } from '../items/called-item.ts'
import { namesOf } from '../items/text-names.ts'
import { readingPages } from '../components/reading-pages.ts'
import { ofUser, problemViews } from './problem-view.ts'
import {
  type Change,
  changedTexts,
  pageNamesIn,
  pagesUsing,
  partsIn,
  sourceOf,
  type CheckContext,
} from './check-context.ts'

export interface JudgedItem extends ItemId {
  readonly problems: readonly ProblemView[]
}

const NOTHING: Readonly<Record<string, Checked<string>>> = {}

interface Before {
  readonly folder: FolderTexts
  readonly published: Published
  readonly checkContext: CheckContext
}

/**
 * What publishing changes would be told: each is judged among routes and parts as they will be, and so are the pages that use a part
 * that changes. A page that is refused today is nobody's fault here. Between two files everybody else has a turn.
 */
export async function judgeChanges(check: Checker, before: Before, changes: readonly Change[]): Promise<JudgedItem[]> {
  const texts = changedTexts(before.folder, before.published, changes)
  const changesTable = changes.some(({ kind, text }) => kind === 'route' || (kind === 'page' && text === null))
  const table = changesTable ? judgeTable(check, texts) : { value: before.checkContext.routes, problems: [] }
  const partNames = changes.filter(({ kind }) => kind === 'part').map(({ name }) => name)
  const parts =
    partNames.length > 0
      ? judgeParts(check, texts, before.checkContext)
      : { good: before.checkContext.parts, checked: NOTHING }
  const around = {
    routes: table.value ?? before.checkContext.routes,
    parts: parts.good,
    draftParts: before.checkContext.draftParts,
    pageText: (name: string) => texts.get(fileOf({ kind: 'page', name }))?.text,
    pictures: before.checkContext.pictures,
    content: before.checkContext.content,
  }
  const judge = async ({ kind, name, text }: Change): Promise<readonly ProblemView[]> => {
    if (kind === 'part' && text === null) return brokenUsers(check, before, texts, name, around)
    if (kind === 'route' || text === null) return problemViews(table)
    const source = sourceOf({ kind, name }, text)
    if (kind === 'theme') return problemViews(check.theme(source))
    if (kind === 'component')
      return problemViews(check.component(source, { ...around, readers: readingPages(texts, name) }))
    if (kind === 'page') return problemViews(check.page(source, around))
    const checked = parts.checked[source.file] ?? { problems: [] }
    return [...problemViews(checked), ...(await brokenUsers(check, before, texts, name, around))]
  }
  const judged: JudgedItem[] = []
  for (const change of changes) {
    await nextTurn()
    judged.push({ kind: change.kind, name: change.name, problems: await judge(change) })
  }
  return judged
}

function judgeTable(check: Checker, texts: FolderTexts): Checked<readonly Route[]> {
  const table = texts.get(ROUTES_FILE)
  const source = { name: 'routes', file: `pages/${ROUTES_FILE}`, text: table?.text ?? '', encoding: table?.encoding }
  return check.routes(source, pageNamesIn(texts))
}

/** Among them those that a draft uses and nobody published yet, where the context of that draft has them. */
function judgeParts(check: Checker, texts: FolderTexts, { parts, draftParts = [] }: CheckContext) {
  const drafts = parts.filter(({ name }) => draftParts.includes(name) && !texts.has(fileOf({ kind: 'part', name })))
  const sources = [...partsIn(texts), ...drafts]
  const checked = check.parts(sources, draftParts)
  return { checked, good: sources.filter(({ file }) => checked[file]?.value !== undefined) }
}

interface Around {
  readonly routes: readonly Route[]
  readonly parts: readonly FileSource[]
  readonly draftParts?: readonly string[]
  readonly pageText: (name: string) => string | undefined
  readonly pictures?: (url: string) => boolean
  readonly content?: KnownContent
}

/** Pages that serve today and would be refused with the part as it is to be. */
async function brokenUsers(
  check: Checker,
  { checkContext }: Before,
  texts: FolderTexts,
  part: string,
  around: Around,
): Promise<ProblemView[]> {
  const found: ProblemView[] = []
  for (const name of pagesUsing(texts, [part])) {
    await nextTurn()
    const text = texts.get(fileOf({ kind: 'page', name }))?.text ?? ''
    const source = sourceOf({ kind: 'page', name }, text)
    const next = check.page(source, around)
    if (next.value === undefined && check.page(source, checkContext).value !== undefined)
      found.push(ofUser(calledItem({ kind: 'page', name }, namesOf(text).title), next))
  }
  return found
}
