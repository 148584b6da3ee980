import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Route } from '../../../schemas/page/route.ts'
import type { ProblemView } from '../../../schemas/studio/checked.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Queries } from '../../db/server-settings.ts'
import { studioPublications } from '../../db/schema.ts'
import { ROUTES_FILE } from '../../pages/published.ts'
import { editorsOf } from '../drafts/editors.ts'
import type { ApplySteps } from '../drafts/apply-steps.ts'
import { type DraftRow, readDraft, toDraftReply } from '../drafts/read-draft.ts'
import { judgeChanges } from '../judging/judge-changes.ts'
import { withDraftParts } from '../judging/draft-parts.ts'
import type { Change } from '../judging/check-context.ts'
import type { ItemDeps } from '../studio-deps.ts'
import type { StudioHandler } from '../studio-route.ts'
import { refuseStudio } from '../studio-refusal.ts'
import type { CountErrors } from './count-errors.ts'
import { itemRows } from './item-rows.ts'
import { routeChange } from './route-change.ts'
import { servedItem } from './served-item.ts'

export const itemList =
  (deps: ItemDeps, count: CountErrors): StudioHandler<'itemList'> =>
  async () => ({ items: await itemRows(deps, count) })

/** The developer's table, as a pulled folder has it beside the studio's own addresses. */
export const routeTable =
  ({ store }: ItemDeps): StudioHandler<'routeTable'> =>
  async () => {
    const table = store.sources().folder.get(ROUTES_FILE)
    return table ? { text: table.text } : {}
  }

/** What is published of an item, and its draft. */
export const oneItem =
  (deps: ItemDeps, count: CountErrors): StudioHandler<'item'> =>
  async ({ params: item, by }) => {
    const { db, store, now } = deps
    const [row] = await itemRows(deps, count, item)
    if (!row) return refuseStudio('no-such-item')
    const served = servedItem(store.sources(), item)
    const draft = await readDraft(db, item)
    const author = served?.source === 'studio' ? await authorOf(db, item) : undefined
    return {
      row,
      ...(served && {
        published: {
          ...{ hash: served.hash, text: served.text, source: served.source },
          ...(served.at !== undefined && { at: served.at }),
          ...(author !== undefined && { by: author }),
        },
      }),
      ...(draft && { draft: await toDraftReply(db, item, draft) }),
      editors: await editorsOf(db, item, by.sessionId, now()),
    }
  }

async function authorOf(db: Queries, { kind, name }: ItemId): Promise<string | undefined> {
  const ofItem = and(eq(studioPublications.kind, kind), eq(studioPublications.name, name))
  const [last] = await db
    .select({ author: studioPublications.author })
    .from(studioPublications)
    .where(and(ofItem, inArray(studioPublications.action, ['publish', 'roll-back'])))
    .orderBy(desc(studioPublications.id))
    .limit(1)
  return last?.author
}

/** What is wrong with a text, as publishing would judge it now. */
export const checkDocument =
  (deps: ItemDeps): StudioHandler<'checkDocument'> =>
  async ({ params: item, body: { text } }) => ({
    problems: await problemsOf(deps, item, { text, draft: await readDraft(deps.db, item) }),
  })

interface Checked {
  readonly text: string
  /** A new page's draft has its address. */
  readonly draft: DraftRow | undefined
}

async function problemsOf(
  { db, store, check, checkContext, content }: ItemDeps,
  item: ItemId,
  { text, draft }: Checked,
): Promise<ProblemView[]> {
  const route = item.kind === 'page' ? (draft?.route as Route | null | undefined) : undefined
  const changes: Change[] = [{ ...item, text }, ...(route ? [routeChange(route)] : [])]
  const { folder, published } = store.sources()
  const around = {
    ...(await withDraftParts(db, check, checkContext(), text)),
    content: await content(db, { folder, published }, changes),
  }
  const [judged] = await judgeChanges(check, { folder, published, checkContext: around }, changes)
  return [...(judged?.problems ?? [])]
}

/** The same of a draft with changes that follow the version which the browser knows; nothing, where it was saved meanwhile. Nothing is written. */
export const checkChange =
  (deps: ItemDeps, applySteps: ApplySteps): StudioHandler<'checkChange'> =>
  async ({ params: item, body: { version, base, patches } }) => {
    const draft = await readDraft(deps.db, item)
    const served = servedItem(deps.store.sources(), item)
    if (!draft && !served) return refuseStudio('no-such-item')
    const before = draft ?? { text: served?.text ?? '', version: 0, base: served?.hash }
    if (before.version !== version || before.base !== base) return {}
    const applied = applySteps(item.kind, before.text, [{ patches }])
    if ('refused' in applied) return refuseStudio('invalid-request', applied.refused)
    return { problems: await problemsOf(deps, item, { text: applied.text, draft }) }
  }
