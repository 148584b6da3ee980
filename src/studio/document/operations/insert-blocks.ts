import { allBlocks, type Document, hasBlocks } from '../document.ts'
import { isMap, type Json, type JsonMap, valueAt } from '../json.ts'
import { documentOf } from '../normalise.ts'
import { type Editable, makeStep, type Outcome } from '../step.ts'
import { assignRest } from '../values.ts'
import { blockNames, kindName, placeName, type Titles } from '../words.ts'
import { takenIds, withFreshIds } from './fresh-ids.ts'
import type { Target } from './move-blocks.ts'
import { isPlace, openPlace } from './open-place.ts'

/** Blocks as a file has them, with the versions of their widgets where these are not 1. */
export interface Blocks {
  readonly blocks: readonly JsonMap[]
  readonly versions?: Readonly<Record<string, number>>
}

/** The first widget whose blocks are written for another version than the page says. */
function versionClash(document: Document, versions: Readonly<Record<string, number>>): string | undefined {
  const written = isMap(document.rest.versions) ? document.rest.versions : {}
  const uses = new Set(allBlocks(document).map(({ key }) => valueAt(document.byId[key], ['widget'])))
  return Object.entries(versions).find(([code, version]) => uses.has(code) && (written[code] ?? 1) !== version)?.[0]
}

/** Puts blocks that are whole, with ids of their own, into the draft at a place. */
export function putBlocks(
  draft: Editable,
  document: Document,
  blocks: readonly Json[],
  { place, index }: Target,
): void {
  // Keys for the meantime: makeStep gives each block the one that its text gives it.
  const { byId, order } = documentOf({ blocks }, 'page')
  const temporary = (key: string) => `new:${key}`
  for (const [key, block] of Object.entries(byId)) draft.byId[temporary(key)] = block
  for (const [list, keys] of Object.entries(order)) {
    const named = keys.map(temporary)
    if (list === 'blocks') {
      const now = document.order[place] ?? []
      draft.order[place] = [...now.slice(0, index), ...named, ...now.slice(index)]
    } else draft.order[list.replace(/^in\//, 'in/new:')] = named
  }
}

function insert(document: Document, given: Blocks, target: Target, label: string, titles: Titles): Outcome {
  if (!hasBlocks(document.kind) || !isPlace(document, target.place, titles)) return { refused: '那里不能放区块' }
  const versions = Object.entries(given.versions ?? {}).filter(([code, version]) => code !== 'page' && version > 1)
  const clash = versionClash(document, Object.fromEntries(versions))
  if (clash !== undefined) return { refused: `这一页里的 ${clash} 是按另一个版本写的，先把它升级再放进来` }
  const blocks = withFreshIds(given.blocks, takenIds(document))
  return makeStep(document, label, (draft) => {
    openPlace(draft, document, target.place)
    putBlocks(draft, document, blocks, target)
    for (const [code, version] of versions) assignRest(draft, ['versions', code], version)
  })
}

/** Inserts new blocks, from an example of a widget or a use of a part. */
export function insertBlocks(document: Document, given: Blocks, target: Target, titles: Titles): Outcome {
  const names = given.blocks.map((block) => kindName(block, titles)).join('、')
  return insert(document, given, target, `加入 ${names} 到 ${placeName(document, target.place, titles)}`, titles)
}

/** Inserts what was copied, here or on another page. */
export function pasteBlocks(document: Document, given: Blocks, target: Target, titles: Titles): Outcome {
  const copied = documentOf({ blocks: given.blocks }, 'page')
  const names = blockNames(copied, copied.order.blocks ?? [], titles)
  return insert(document, given, target, `粘贴 ${names} 到 ${placeName(document, target.place, titles)}`, titles)
}
