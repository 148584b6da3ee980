import { type ItemId, type ItemKind, itemKinds } from '../../schemas/studio/item.ts'
import type { Context } from '../command.ts'
import { Refusal, WrongUsage } from '../refusal.ts'

const FOLDERS = {
  ...{ page: '', part: 'parts/', theme: 'themes/', route: 'routes/' },
  component: 'components/',
} as const satisfies Record<ItemKind, string>

/** As the studio's calls take one (schemas/studio/item.ts). */
const NAME = /^[a-z0-9][a-z0-9-]{0,79}$/
/** Components are called by their codes. */
const CODE = /^[A-Za-z0-9][\w-]{0,79}$/
/** Files that Windows can't have, and the developer's table of addresses. */
const RESERVED = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])$/
const TABLE = 'routes'

/** The table as a file of the folder: it is no item, and no page may be called so. */
export const tableFile: ItemId = { kind: 'page', name: TABLE }

const isName = ({ kind, name }: ItemId) =>
  (kind === 'component' ? CODE : NAME).test(name) &&
  !RESERVED.test(name.toLowerCase()) &&
  !(kind === 'page' && name === TABLE)

export const keyOf = ({ kind, name }: ItemId): string => `${kind}/${name}`

/** The file of an item below the folder: home.json, parts/goods-about.json, routes/spring.json, components/YT3_BANNER.json */
export const fileOf = ({ kind, name }: ItemId): string => `${FOLDERS[kind]}${name}.json`

/** The item of a file below the folder; undefined for what is none. */
export function itemOfFile(file: string): ItemId | undefined {
  const [, folder = '', name = ''] = /^(?:(parts|themes|routes|components)\/)?([^/]+)\.json$/.exec(file) ?? []
  const kind = itemKinds.find((one) => FOLDERS[one] === (folder && `${folder}/`)) ?? 'page'
  return isName({ kind, name }) ? { kind, name } : undefined
}

/** Reads how people name items: home, part/goods-about, pages/home.json, themes/lantu.json */
export function namedItem(text: string, { say }: Context): ItemId {
  const [, kind = 'page', name = ''] =
    /^(?:(page|part|theme|route|component)s?\/)?([^/]+?)(?:\.json)?$/.exec(text) ?? []
  const item = { kind: kind as ItemKind, name }
  if (!isName(item)) throw new WrongUsage(say('remote.badName', { name: text }))
  return item
}

/**
 * What a server lists, each a file of its own and inside the folder: a name like ../../x is a name of no shop, and nothing is taken from a
 * server that has one.
 * @throws Refusal
 */
export function safeItems<Row extends { readonly kind: string; readonly name: string }>(
  rows: readonly Row[],
  { say }: Context,
): (Row & ItemId)[] {
  const isItem = (row: Row): row is Row & ItemId => {
    const kind = itemKinds.find((one) => one === row.kind)
    return kind !== undefined && typeof row.name === 'string' && isName({ kind, name: row.name })
  }
  const odd = rows.find((row) => !isItem(row))
  if (odd) throw new Refusal(say('remote.oddItem', { name: JSON.stringify(`${odd.kind}/${odd.name}`) }))
  return rows.filter(isItem)
}
