import type { ItemId } from '../../../schemas/studio/item.ts'
import type { Context } from '../../command.ts'
import { Refusal } from '../../refusal.ts'
import type { Remote } from '../../remote/client.ts'
import type { Origin, PulledFolder } from '../../remote/folder.ts'
import { keyOf, tableFile } from '../../remote/item-names.ts'
import { chosenItems, forEach, type ServerItem, serverRows } from '../../remote/server-items.ts'

export interface Pulled extends ItemId {
  /**
   * `kept`: changed here alone. `both-changed`: the file stays as it is, and nobody has merged it yet. `gone-there`: it stays too, and the
   * server has it no more.
   */
  readonly outcome: 'same' | 'new' | 'changed' | 'removed' | 'kept' | 'both-changed' | 'gone-there'
}

interface Input {
  readonly names: readonly string[]
  /** The draft where there is one, in place of what is published. */
  readonly draft: boolean
  /** The server's text for every file that was changed here. */
  readonly theirs: boolean
}

/** Writes the server's texts into a folder, and what each came from. A file that was changed here is never overwritten unasked. */
export async function pullItems(
  remote: Remote,
  folder: PulledFolder,
  { names, draft, theirs }: Input,
  context: Context,
): Promise<Pulled[]> {
  const rows = await serverRows(remote, context)
  const local = await folder.items()
  const fresh = new Set(rows.flatMap(({ kind, name, state }) => (kind === 'page' && state === 'new' ? [name] : [])))
  // The address of a pushed page is an item once the page is published.
  const isWaiting = (item: ItemId) =>
    item.kind === 'route' && fresh.has(item.name) && folder.origin(item)?.from === 'pushed'
  const known = local.filter((item) => folder.origin(item) !== undefined && !isWaiting(item))
  const items = chosenItems(names, [...rows, ...known], context)
  const there = new Set([...rows, ...known].map(keyOf))
  const missing = items.find((item) => !there.has(keyOf(item)))
  if (missing) throw new Refusal(context.say('remote.noItem', { name: keyOf(missing) }))
  const listed = new Set(rows.map(keyOf))
  const found = await forEach(items, async (item) => ({
    item,
    server: listed.has(keyOf(item)) ? await remote.find(item) : undefined,
  }))
  const wanted = found.map(({ item, server }): [ItemId, Wanted | undefined] => [
    item,
    expectedTypeText(folder, item, server, draft),
  ])
  // The developer's table comes along, so that what is pulled is whole; it is changed where the files are, and never pushed.
  const { text: table } = names.length === 0 ? await remote.ask.routeTable({}) : {}
  if (table !== undefined) wanted.push([tableFile, { text: table, from: 'published' }])
  // Everything is there before anything is written: a server that goes away in between leaves the folder as it was.
  return folder.keeping(async () => {
    const pulled: Pulled[] = []
    for (const [item, one] of wanted) pulled.push({ ...item, outcome: await pullItem(folder, item, one, theirs) })
    return pulled
  })
}

interface Wanted {
  readonly text: string
  readonly from: Origin['from']
}

/** What the file is to be; undefined: nothing. What was pushed from here follows its draft while there is one. */
function expectedTypeText(
  folder: PulledFolder,
  item: ItemId,
  server: ServerItem | undefined,
  isDraft: boolean,
): Wanted | undefined {
  if (!server || server.row.state === 'archived') return undefined
  const { draft, published } = server
  const isPushed = folder.origin(item)?.from === 'pushed'
  if (draft && (isDraft || isPushed)) return { text: draft.text, from: isPushed ? 'pushed' : 'draft' }
  return published && { text: published.text, from: 'published' }
}

async function pullItem(
  folder: PulledFolder,
  item: ItemId,
  wanted: Wanted | undefined,
  theirs: boolean,
): Promise<Pulled['outcome']> {
  const local = await folder.read(item)
  const base = await folder.base(item)
  if (local === wanted?.text) {
    folder.note(item, wanted)
    return 'same'
  }
  const isUntouched = local === undefined || local === base
  // What the server does not have, and never had, is of here alone.
  if (!isUntouched && base === wanted?.text && !(theirs && wanted)) return 'kept'
  if (!isUntouched && !theirs) return wanted ? 'both-changed' : 'gone-there'
  if (wanted) await folder.write(item, wanted.text)
  else await folder.remove(item)
  folder.note(item, wanted)
  return wanted ? (local === undefined ? 'new' : 'changed') : 'removed'
}
