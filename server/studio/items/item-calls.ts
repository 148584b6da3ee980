import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Route } from '../../../schemas/page/route.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Queries } from '../../db/server-settings.ts'
import { studioPublications } from '../../db/schema.ts'
import { ROUTES_FILE } from '../../pages/published.ts'
import { editorsOf } from '../drafts/editors.ts'
import { readDraft, toldDraft } from '../drafts/read-draft.ts'
import { isTooLarge } from '../drafts/save-steps.ts'
import { judgeChanges } from '../judging/judge-changes.ts'
import type { Change } from '../judging/world.ts'
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
      ...(draft && { draft: await toldDraft(db, item, draft) }),
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
  ({ db, store, check, world, content }: ItemDeps): StudioHandler<'checkDocument'> =>
  async ({ params: item, body: { text } }) => {
    if (isTooLarge(text)) return refuseStudio('too-large')
    const route = item.kind === 'page' ? ((await readDraft(db, item))?.route as Route | null | undefined) : undefined
    const changes: Change[] = [{ ...item, text }, ...(route ? [routeChange(route)] : [])]
    await content.refresh()
    const { folder, published } = store.sources()
    const around = { ...world(), content: content.known() }
    const [judged] = judgeChanges(check, { folder, published, world: around }, changes)
    return { problems: [...(judged?.problems ?? [])] }
  }
