import type { ProblemView } from '../../../schemas/studio/checked.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import {
  describeChanges,
  type Document,
  normalise,
  print,
  type Titles,
  type TitlesFor,
} from '../../../src/studio/document/index.ts'
import type { Context } from '../../command.ts'
import type { Remote } from '../../remote/client.ts'
import { type ConflictText, conflictText } from '../../remote/conflict-text.ts'
import type { PulledFolder } from '../../remote/folder.ts'
import { keyOf } from '../../remote/item-names.ts'
import type { Decisions, MergedTexts } from '../../remote/merge-texts.ts'
import { chosenItems, forEach, type ServerItem, textToEdit } from '../../remote/server-items.ts'
import { hasErrors } from '../../remote/problem-texts.ts'
import { mergedWith } from './merged-with.ts'
import { type NewRoute, newRouteOf, refuseRoute } from './new-route.ts'

/** What is to become of a file that was changed. Nothing was sent yet. */
export interface Planned extends ItemId {
  /** The server has no such item yet. */
  readonly isNew: boolean
  /** Of a new page: its address, where a file says it. */
  readonly route?: NewRoute
  /** Somebody changed it on the server since it was pulled. */
  readonly isMerged: boolean
  /** The server has all of it: nothing is sent, and the file becomes what is there. */
  readonly isThere?: true
  /** Why nothing can be sent; a sentence. */
  readonly refused?: string
  readonly conflicts: readonly ConflictText[]
  readonly changes: readonly string[]
  readonly problems: readonly ProblemView[]
  readonly hasErrors: boolean
  /** The text that is to be the draft. */
  readonly text: string
  readonly server?: ServerItem
  /** What the draft follows then: what is published, where that was merged into it. */
  readonly base: string | null
}

interface Input {
  readonly names: readonly string[]
  readonly decisions: Decisions
  readonly titles: TitlesFor
}

const NOTHING = {
  isNew: false,
  isMerged: false,
  conflicts: [],
  changes: [],
  problems: [],
  hasErrors: false,
  base: null,
}

/** A new page that nobody says an address for. @param path what the command says */
export const needsPath = ({ kind, isNew, route }: Planned, path: string | undefined): boolean =>
  isNew && kind === 'page' && route === undefined && path === undefined

/** Looks at every file that was changed, or at those that are named: merges, and lets the server check what comes of it. */
export async function planPush(
  remote: Remote,
  folder: PulledFolder,
  { names, decisions, titles }: Input,
  context: Context,
): Promise<Planned[]> {
  const items = chosenItems(names, await folder.items(), context)
  const planned = await forEach(items, async (item): Promise<Planned | undefined> => {
    const text = await folder.read(item)
    const refuse = (refused: string): Planned => ({ ...NOTHING, ...item, text: text ?? '', refused })
    if (text === undefined) return refuse(context.say('push.noFile'))
    if (text === '') return refuse(context.say('push.noText', { name: keyOf(item) }))
    const known = await folder.base(item)
    if (text === known) return undefined
    const server = await remote.find(item)
    const base = known ?? (await ownBeginning(remote, server))
    const mine = normalise(text, item.kind)
    if ('problem' in mine) return refuse(`${mine.problem.line}:${mine.problem.column} ${mine.problem.message}`)
    if (!server && item.kind === 'route') {
      const why = await refuseRoute(remote, folder, item, context)
      return why === undefined ? undefined : refuse(why)
    }
    if (!server) {
      const route = item.kind === 'page' ? await newRouteOf(folder, item.name, context) : undefined
      return typeof route === 'string' ? refuse(route) : newItem(remote, item, mine.document, route)
    }
    const there = textToEdit(server)
    if (there === undefined) return refuse(context.say('push.archived'))
    if (text === there) {
      folder.note(item, { text, from: server.draft ? 'pushed' : 'published' })
      return undefined
    }
    if (base === undefined && !decisions.ours.has('all'))
      return refuse(context.say('push.noBase', { name: keyOf(item) }))
    const merged = await mergedWith(remote, item, {
      server,
      mine: mine.document,
      base: base ?? there,
      decisions,
      titles: titles(item),
    })
    if ('refused' in merged) return refuse(merged.refused)
    const isMerged = base !== undefined && base !== there
    return judged(remote, item, { ...merged, server, there, isMerged, titles: titles(item) }, context)
  })
  return planned.filter((one) => one !== undefined)
}

/** What this key's owner began and nobody went on with, as a push does that was cut off: what comes now follows it. */
async function ownBeginning(remote: Remote, server: ServerItem | undefined): Promise<string | undefined> {
  if (server?.row.state !== 'new' || server.draft?.version !== 1 || server.draft.steps.length > 0) return undefined
  const { operator } = await remote.ask.me({})
  return server.row.changedBy === operator.name ? server.draft.text : undefined
}

interface Judge extends MergedTexts {
  readonly server: ServerItem
  readonly there: string
  readonly base: string | null
  readonly isMerged: boolean
  readonly titles: Titles
}

async function judged(
  remote: Remote,
  item: ItemId,
  { document, conflicts, server, there, base, isMerged, titles }: Judge,
  context: Context,
): Promise<Planned | undefined> {
  const before = normalise(there, item.kind)
  const text = print(document)
  if ('problem' in before) return undefined
  // Whoever changed the same there: the file follows, or the next pull would take it for changed on both sides.
  if (text === print(before.document))
    return isMerged ? { ...NOTHING, ...item, isMerged, isThere: true, text: there, server } : undefined
  const { problems } = await remote.ask.checkDocument({ params: item, body: { text } })
  return {
    ...{ ...item, isNew: false, isMerged, text, server, base, problems, hasErrors: hasErrors(problems) },
    conflicts: conflicts.map((one) => conflictText(document, one, titles, context)),
    changes: describeChanges(before.document, document, titles),
  }
}

/** Of a new page its problems are told with its address, once it has one: what its blocks say is checked before. */
async function newItem(remote: Remote, item: ItemId, document: Document, route?: NewRoute): Promise<Planned> {
  const text = print(document)
  const { problems } = await remote.ask.checkDocument({ params: item, body: { text } })
  const judged = { problems, hasErrors: hasErrors(problems) }
  return { ...NOTHING, ...item, ...judged, isNew: true, text, ...(route && { route }) }
}
