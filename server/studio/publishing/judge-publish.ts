import type { Route } from '../../../schemas/page/route.ts'
import type { ProblemView } from '../../../schemas/studio/checked.ts'
import type { KnownContent } from '../../../src/kit/checker.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import { keyOf, overlaid, ROUTES_FILE } from '../../pages/published.ts'
import { calledIn } from '../items/called-item.ts'
import { type AddressOwnerOf, refuseAddress, refuseForm } from '../items/address-rules.ts'
import { namesOf } from '../items/text-names.ts'
import { foreignWords, refuseForeign } from '../components/foreign-components.ts'
import { judgeChanges, type JudgedItem } from '../judging/judge-changes.ts'
import { hasErrors } from '../judging/problem-view.ts'
import { type Change, pageNamesIn, partsIn, type CheckContext } from '../judging/check-context.ts'
import type { ItemDeps } from '../studio-deps.ts'
import { refuseStudio, type StudioRefusal } from '../studio-refusal.ts'
import type { Standing } from './move-pointers.ts'

/** The context as another instance may just have made it: nothing of it is remembered but what is the same. */
function worldOf({ check, store, checkContext }: ItemDeps, { folder, published }: Standing): CheckContext {
  const known = store.sources()
  if (known.folder === folder && known.published === published) return checkContext()
  const texts = overlaid(folder, published)
  const table = texts.get(ROUTES_FILE)
  const source = { name: 'routes', file: `pages/${ROUTES_FILE}`, text: table?.text ?? '', encoding: table?.encoding }
  const routes = check.routes(source, pageNamesIn(texts)).value ?? store.routes()
  const sources = partsIn(texts)
  const checked = check.parts(sources)
  const parts = sources.filter(({ file }) => checked[file]?.value !== undefined)
  return { texts, routes, parts, pictures: known.pictures }
}

type Refused = 'has-problems' | 'address-taken' | 'address-shadows'

interface Judging {
  readonly standing: Standing
  /** What the mall sells and shows, where that is looked up: a draft is held up by it, what served before is not [N8]. */
  readonly content?: KnownContent | undefined
}

/** Judges what is to be published together: a refusal, or the remarks that do not forbid it [P1, P7]. */
export async function judgePublish(
  deps: ItemDeps,
  ownerOf: AddressOwnerOf,
  { standing, content }: Judging,
  changes: readonly Change[],
): Promise<StudioRefusal<Refused> | readonly ProblemView[]> {
  const foreign = changes.find((change) => refuseForeign(deps, change))
  if (foreign) return refuseStudio('has-problems', `${calledIn(standing, foreign, foreign.text)}：${foreignWords}`)
  const checkContext = { ...worldOf(deps, standing), content, draftParts: standing.draftParts }
  const address = refuseRoutes(ownerOf, standing, checkContext, changes)
  if (address) return address
  const judged = await judgeChanges(deps.check, { ...standing, checkContext }, changes)
  const wrong = judged.find(({ problems }) => hasErrors(problems))
  return wrong
    ? refuseStudio('has-problems', inWords(deps, standing, wrong, changes))
    : judged.flatMap(({ problems }) => problems)
}

function inWords(
  { speak }: ItemDeps,
  standing: Standing,
  { problems, ...item }: JudgedItem,
  changes: readonly Change[],
) {
  const text = changes.find((change) => keyOf(change) === keyOf(item))?.text
  const errors = problems.filter(({ severity }) => severity === 'error')
  const [first] = errors
  const more = errors.length > 1 ? `（共 ${errors.length} 个问题）` : ''
  return `${calledIn(standing, item, text)}：${first ? speak(item, text ?? '', first, partTitles(standing)) : ''}${more}`
}

/** What parts are called, those among them that nobody published yet. */
function partTitles({ folder, published, draftTitles }: Standing): Readonly<Record<string, string>> {
  const served = partsIn(overlaid(folder, published)).map(
    ({ name, text }) => [name, namesOf(text).title ?? name] as const,
  )
  return { ...Object.fromEntries(served), ...draftTitles }
}

function refuseRoutes(
  ownerOf: AddressOwnerOf,
  { published }: Standing,
  { routes }: CheckContext,
  changes: readonly Change[],
) {
  for (const change of changes) {
    if (change.kind !== 'route' || change.text === null) continue
    const { name, path } = JSON.parse(change.text) as Partial<Route>
    if (name !== change.name) return refuseStudio('has-problems', `地址「${change.name}」的名字不能改`)
    // Without one it is no route, which the check of the table says.
    if (typeof path !== 'string') continue
    const unwritten = refuseForm(path)
    if (unwritten) return refuseStudio('has-problems', `地址「${path}」：${unwritten.detail ?? ''}`)
    const others = routes.filter(({ name }) => name !== change.name || !published.has(keyOf(change)))
    const refused = refuseAddress(ownerOf, others, path)
    if (refused) return refused
  }
  return undefined
}

/** Items in one order, so that no two transactions wait for each other. */
export const inLockOrder = <Item extends ItemId>(items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
