import type { Route } from '../../../schemas/page/route.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Done } from '../../../schemas/studio/sign-in.ts'
import type { Queries } from '../../db/server-settings.ts'
import { fileOf, overlaid } from '../../pages/published.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { readingPages } from '../components/reading-pages.ts'
import type { AddressOwnerOf } from '../items/address-rules.ts'
import { calledIn } from '../items/called-item.ts'
import { servedItem } from '../items/served-item.ts'
import type { Change } from '../judging/check-context.ts'
import { auditActorOf, type ItemDeps } from '../studio-deps.ts'
import { refuseStudio, StudioRefusal, undo, undoneOnRefusal } from '../studio-refusal.ts'
import type { StudioHandler } from '../studio-route.ts'
import { inLockOrder, judgePublish } from './judge-publish.ts'
import { type AuditActor, lockPublished, setArchived, type Standing } from './move-pointers.ts'
import { needsFourEyes } from './publishing-rules.ts'

/** Takes a page with its own address out of the shop, or back into it; it is judged like a publish, and nobody does it alone where that takes two [F1]. */
export const archiveItem =
  (deps: ItemDeps, ownerOf: AddressOwnerOf): StudioHandler<'archiveItem'> =>
  async ({ params: item, body: { archived }, by, place }) => {
    const actor = auditActorOf(by, place, deps.now)
    const done = await undoneOnRefusal<Done, 'no-such-item'>(() =>
      deps.db.transaction(async (tx) => {
        if (await needsFourEyes(tx)) return undo(refuseStudio('archive-alone'))
        const standing = await lockPublished(tx, deps)
        const obstacle = await archiveObstacle({ ...deps, ownerOf }, standing, item, archived)
        if (obstacle) return undo(obstacle)
        await archiveTogether(tx, standing, item, archived, actor)
        return {}
      }),
    )
    if (!(done instanceof StudioRefusal)) await deps.store.refresh()
    return done
  }

type Refused = 'no-such-item' | 'nothing-changed' | 'still-open' | 'has-problems' | 'address-taken' | 'address-shadows'

/** Why an item can't be taken out of the shop, or back into it, as things stand; undefined: it can. */
export async function archiveObstacle(
  deps: ItemDeps & { readonly ownerOf: AddressOwnerOf },
  standing: Standing,
  item: ItemId,
  archived: boolean,
): Promise<StudioRefusal<Refused> | undefined> {
  const served = servedItem(standing, item)
  if (!served) return refuseStudio('no-such-item')
  if (served.isArchived === archived) return refuseStudio('nothing-changed')
  const open = archived ? refuseOpen(deps, standing, item) : undefined
  if (open) return open
  const changes = withAddresses(standing, item).map((one) => changeOf(standing, one, archived))
  const judged = await judgePublish(deps, deps.ownerOf, { standing }, changes)
  return judged instanceof StudioRefusal ? judged : undefined
}

/** Takes what nothing stands in the way of out of the shop, or back into it: an address goes with its page. */
export async function archiveTogether(
  tx: Queries,
  standing: Standing,
  item: ItemId,
  archived: boolean,
  actor: AuditActor,
): Promise<void> {
  for (const one of inLockOrder(withAddresses(standing, item))) await setArchived(tx, standing, one, archived, actor)
  await writeAudit(tx, actor, archived ? 'archive' : 'unarchive', {}, item)
}

const withAddresses = (standing: Standing, { kind, name }: ItemId): ItemId[] => [
  { kind, name },
  ...ownRoutes(standing, { kind, name }),
]

const changeOf = (standing: Standing, { kind, name }: ItemId, archived: boolean): Change => ({
  ...{ kind, name },
  text: archived ? null : (servedItem(standing, { kind, name })?.text ?? ''),
})

/** The addresses that the studio gave to a page. */
const ownRoutes = ({ published }: Standing, { kind, name }: ItemId): ItemId[] =>
  [...published.values()].filter((one) => {
    if (one.kind !== 'route' || kind !== 'page') return false
    const route = JSON.parse(one.text) as Route
    return (route.page ?? route.name) === name
  })

/** What the developer's files or the mall's rows bring stays, and what pages still read; an address goes with its page. */
function refuseOpen({ store }: ItemDeps, standing: Standing, item: ItemId): StudioRefusal<'still-open'> | undefined {
  if (item.kind === 'route') return refuseStudio('still-open', '地址跟着它的页面归档')
  if (item.kind === 'component') return refuseRead(standing, item)
  if (item.kind === 'theme' && standing.folder.has(fileOf(item))) return refuseStudio('still-open', '主题属于一个品牌')
  if (item.kind !== 'page') return undefined
  const own = new Set(ownRoutes(standing, item).map(({ name }) => name))
  const open = store
    .routes()
    .find(({ name, page = name, open: isOpen }) => page === item.name && isOpen && !own.has(name))
  return open && refuseStudio('still-open', `地址 ${open.path} 是商城本来就有的，由开发者关`)
}

function refuseRead({ folder, published }: Standing, item: ItemId): StudioRefusal<'still-open'> | undefined {
  if (folder.has(fileOf(item))) return refuseStudio('still-open', '页面按编号读页面组件：不要的内容一条条隐藏或删除')
  const [page] = readingPages(overlaid(folder, published), item.name)
  return page === undefined
    ? undefined
    : refuseStudio(
        'still-open',
        `${calledIn({ folder, published }, { kind: 'page', name: page })}还在读它，先从页面里去掉`,
      )
}
