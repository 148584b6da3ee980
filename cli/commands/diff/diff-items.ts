import type { ItemId } from '../../../schemas/studio/item.ts'
import { describeChanges, type Document, normalise, type Titles } from '../../../src/studio/document/index.ts'
import type { Context } from '../../command.ts'
import type { Remote } from '../../remote/client.ts'
import type { PulledFolder } from '../../remote/folder.ts'
import { chosenItems, forEach, serverRows, textToEdit } from '../../remote/server-items.ts'
import { titlesOf } from '../../remote/titles.ts'

export interface Differing extends ItemId {
  /** `written-otherwise`: it says the same. `unreadable`: one of the two is no JSON. */
  readonly state: 'differs' | 'written-otherwise' | 'only-here' | 'only-there' | 'unreadable'
  /** From what the server has to what the file has. */
  readonly changes: readonly string[]
}

interface Input {
  readonly names: readonly string[]
  /** Compared with the draft where there is one. */
  readonly draft: boolean
}

/** What differs between files and what the server has; of all that has a file when none is named. */
export async function diffItems(
  remote: Remote,
  folder: PulledFolder,
  { names, draft }: Input,
  context: Context,
): Promise<Differing[]> {
  const local = await folder.items()
  const rows = names.length > 0 ? [] : await serverRows(remote, context)
  const open = rows.filter(({ state }) => state === 'live' || state === 'draft')
  const items = chosenItems(names, [...local, ...open], context)
  const titles = await titlesOf(remote)
  const all = await forEach(items, async (item) => {
    const server = await remote.find(item)
    const there =
      server && (draft ? textToEdit(server) : server.row.state === 'archived' ? undefined : server.published?.text)
    return differing(item, there, await folder.read(item), titles(item))
  })
  return all.filter((one) => one !== undefined)
}

function differing(
  item: ItemId,
  there: string | undefined,
  here: string | undefined,
  titles: Titles,
): Differing | undefined {
  if (there === here) return undefined
  if (there === undefined) return { ...item, state: 'only-here', changes: [] }
  if (here === undefined) return { ...item, state: 'only-there', changes: [] }
  const read = readBoth(item, there, here)
  if (typeof read === 'string') return { ...item, state: 'unreadable', changes: [read] }
  const changes = describeChanges(...read, titles)
  return { ...item, state: changes.length > 0 ? 'differs' : 'written-otherwise', changes }
}

/** Both as documents, or the sentence that says why one is none. */
function readBoth({ kind }: ItemId, before: string, after: string): [Document, Document] | string {
  const [one, other] = [normalise(before, kind), normalise(after, kind)]
  for (const read of [one, other])
    if ('problem' in read) return `${read.problem.line}:${read.problem.column} ${read.problem.message}`
  return 'problem' in one || 'problem' in other ? '' : [one.document, other.document]
}
