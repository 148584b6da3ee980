import type { Route } from '../../../schemas/page/route.ts'
import { advisoryLock } from '../../db/advisory-lock.ts'
import type { Queries } from '../../db/server-settings.ts'
import { studioDrafts } from '../../db/schema.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { readDraft } from '../drafts/read-draft.ts'
import { auditActorOf, type ItemDeps } from '../studio-deps.ts'
import type { BodyOfStudioCall, StudioHandler } from '../studio-route.ts'
import { refuseStudio, StudioRefusal, undo, undoneOnRefusal } from '../studio-refusal.ts'
import { type AddressOwnerOf, refuseAddress, refuseForm, reserved } from './address-rules.ts'
import type { CountErrors } from './count-errors.ts'
import { itemRows } from './item-rows.ts'
import { copiedText, templateText } from './page-templates.ts'
import { servedItem } from './served-item.ts'
import { namesOf } from './text-names.ts'

type Asked = BodyOfStudioCall<'newPage'>

interface NewPageDeps extends ItemDeps {
  /** The shop's time, 2026-11-20T08:30:00 */
  readonly shopNow: () => string
}

/** Files that Windows can't have, and names that mean something else. */
const RESERVED = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9]|routes|themes|parts)$/

/** A new page at an address of its own, as a draft: nobody sees it before it is published. */
export const newPage =
  (deps: NewPageDeps, ownerOf: AddressOwnerOf, count: CountErrors): StudioHandler<'newPage'> =>
  async ({ body, by, place }) => {
    const { db, now } = deps
    const item = { kind: 'page', name: body.name } as const
    const unwritten = refuseForm(body.path)
    if (unwritten) return unwritten
    const text = await firstText(deps, body)
    if (text instanceof StudioRefusal) return text
    const route: Route = { name: body.name, path: body.path, title: body.title, open: true }
    const actor = auditActorOf(by, place, now)
    const refused = await undoneOnRefusal<void, 'name-taken' | 'address-taken' | 'address-shadows'>(() =>
      db.transaction(async (tx) => {
        // Of two that want one address at once, one gets it.
        await advisoryLock(tx, 'studio new page')
        if (RESERVED.test(body.name)) return undo(refuseStudio('name-taken', `${body.name} 是保留的名字`))
        const { routes, namesake } = await namesakeOf(tx, deps, body.name)
        // Whose address it is says more than whose name: the name was made of the address.
        const problem = refuseAddress(ownerOf, routes, body.path)
        if (problem) return undo(problem)
        if (namesake !== undefined)
          return undo(refuseStudio('name-taken', `${namesake}已经叫 ${body.name}，换一个地址`))
        const who = { createdBy: actor.operator, createdAt: actor.at, updatedBy: actor.operator, updatedAt: actor.at }
        await tx.insert(studioDrafts).values({ ...item, base: null, version: 1, text, route, ...who })
        return writeAudit(tx, actor, 'new-page', { path: body.path }, item)
      }),
    )
    if (refused instanceof StudioRefusal) return refused
    const [row] = await itemRows(deps, count, item)
    return row ?? refuseStudio('no-such-item')
  }

async function firstText(
  { db, store, checkContext, shopNow }: NewPageDeps,
  { title, template = 'blank', copyOf }: Asked,
) {
  if (copyOf === undefined) return templateText(template, title, shopNow())
  const item = { kind: 'page', name: copyOf } as const
  const isScreen = checkContext().routes.some(
    ({ name, page = name, module }) => page === copyOf && module !== undefined,
  )
  if (isScreen) return refuseStudio('no-such-item', `「${copyOf}」是代码写的一屏周围的内容，不能单独成为一页`)
  const text = (await readDraft(db, item))?.text ?? servedItem(store.sources(), item)?.text
  if (text === undefined) return refuseStudio('no-such-item', `没有「${copyOf}」这个页面`)
  return copiedText(text, title)
}

/** Who has the name of a new page already, in words; and the routes that are there, those of other new pages among them. */
async function namesakeOf(tx: Queries, { store, checkContext }: ItemDeps, name: string) {
  const drafts = await tx.select().from(studioDrafts)
  const others = drafts.flatMap(({ route }) => (route === null ? [] : [route as Route]))
  const sources = store.sources()
  const routes: readonly Route[] = [...checkContext().routes, ...reserved(others)]
  const route = routes.find((one) => one.name === name || one.page === name)
  if (route) return { routes, namesake: `「${route.title}」（地址 ${route.path}）` }
  const draft = drafts.find((one) => one.name === name && one.kind === 'page')
  const served = servedItem(sources, { kind: 'page', name }) ?? servedItem(sources, { kind: 'route', name })
  const text = draft?.text ?? served?.text
  if (text === undefined) return { routes }
  return { routes, namesake: `${served?.isArchived ? '归档的' : ''}「${namesOf(text).title ?? name}」` }
}
