import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TextMatch } from '../../../schemas/studio/find.ts'
import type { ItemId, ItemKind } from '../../../schemas/studio/item.ts'
import { MAX_DEPTH } from '../../../src/domain/file-limits.ts'
import { isMap, type Json, parsed } from '../../../src/kit/json.ts'
import { studioDrafts } from '../../db/schema.ts'
import type { CheckContext } from '../judging/check-context.ts'
import type { ItemDeps } from '../studio-deps.ts'
import type { StudioHandler } from '../studio-route.ts'
import { itemOfFile } from './served-item.ts'
import { namesOf } from './text-names.ts'

/** Items, and places in them, that are told at most. */
const MOST = 15
/** Of one item: the others are to be seen too. */
const MOST_OF_ITEM = 3

interface Item extends ItemId {
  readonly title: string
  readonly text: string
  /** What else it is found by: addresses, its kind, 首页. */
  readonly by: string
}

/** Pages, parts, themes and page components that are called so, and the blocks and entries that say it. */
export const findWords =
  ({ db, checkContext }: ItemDeps): StudioHandler<'findWords'> =>
  async ({ query: { words } }) => {
    const asked = words.trim().toLowerCase()
    const now = checkContext()
    const items = [...textsOf(now, await db.select().from(studioDrafts))].map(([key, text]) => itemOf(key, text, now))
    const called = items.filter(({ title, name, by }) => `${title} ${name} ${by}`.toLowerCase().includes(asked))
    return { found: [...called.map(idOf).slice(0, MOST), ...(await saying(items, asked))] }
  }

/** The first places that say the words. Between two texts that are read everybody else has a turn. */
async function saying(items: readonly Item[], asked: string): Promise<TextMatch[]> {
  const found: TextMatch[] = []
  for (const item of items) {
    // Most texts say nothing of it: they are not read.
    if (!item.text.toLowerCase().includes(asked)) continue
    await nextTurn()
    found.push(...placesIn(item, asked))
    if (found.length >= MOST) break
  }
  return found.slice(0, MOST)
}

const idOf = ({ kind, name, title }: Item): TextMatch => ({ kind, name, title })

/** The text of each item by kind and name, that of a draft before the published one. */
function textsOf({ texts }: CheckContext, drafts: readonly (typeof studioDrafts.$inferSelect)[]): Map<string, string> {
  const files = [...texts].flatMap(([file, { text }]) => {
    const item = itemOfFile(file)
    return item ? [[`${item.kind}/${item.name}`, text] as const] : []
  })
  const own = drafts.filter(({ kind }) => kind !== 'route').map((row) => [`${row.kind}/${row.name}`, row.text] as const)
  return new Map([...files, ...own])
}

function itemOf(key: string, text: string, { routes }: CheckContext): Item {
  const [kind, name] = [key.slice(0, key.indexOf('/')) as ItemKind, key.slice(key.indexOf('/') + 1)]
  const own = kind === 'page' ? routes.filter(({ name: route, page = route }) => page === name) : []
  const paths = own.map(({ path }) => path)
  const { title, type = '' } = namesOf(text)
  const by = [
    ...paths,
    ...(own.some(({ path, query }) => path === '/' && !query) ? ['首页'] : []),
    kind === 'component' ? type : '',
  ].join(' ')
  return { kind, name, title: title ?? own[0]?.title ?? name, text, by }
}

/** Names in the file, and what only code reads: nobody sees them. */
const UNSEEN = new Set(['id', 'widget', 'part', 'variant', 'do', 'type', 'key', 'into', 'data', '$schema'])

/** The places of an item that say the words; none of what is no JSON. */
function placesIn({ text, ...item }: Item, asked: string): TextMatch[] {
  const found: TextMatch[] = []
  const walk = (value: unknown, block: string | undefined, path: readonly string[], depth: number): void => {
    if (depth > MAX_DEPTH || found.length >= MOST_OF_ITEM) return
    if (typeof value === 'string') {
      const at = value.startsWith('/') ? -1 : value.toLowerCase().indexOf(asked)
      if (at >= 0 && block !== undefined)
        found.push({ ...idOf({ ...item, text }), block, field: path.join('/'), words: around(value, at) })
      return
    }
    if (typeof value !== 'object' || value === null) return
    const own = isMap(value) ? blockOf(value) : undefined
    for (const [key, child] of Object.entries(value))
      if (!UNSEEN.has(key)) walk(child, own ?? block, own === undefined ? [...path, key] : [key], depth + 1)
  }
  walk(parsed(text), undefined, [], 0)
  return found
}

/** How the studio names a block, an entry, or the use of a part; undefined of what is none. */
function blockOf({ id, widget, part, title }: Json): string | undefined {
  if (typeof part === 'string') return typeof id === 'string' ? id : `part:${part}`
  const isBlock = typeof widget === 'string' || typeof title === 'string'
  return isBlock && typeof id === 'string' ? id : undefined
}

/** Letters that are told before and behind the words. */
const BEFORE = 10
const BEHIND = 30

const around = (text: string, at: number): string =>
  `${at > BEFORE ? '…' : ''}${text.slice(Math.max(0, at - BEFORE), at + BEHIND)}${at + BEHIND < text.length ? '…' : ''}`
