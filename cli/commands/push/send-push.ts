import type { ItemId } from '../../../schemas/studio/item.ts'
import type { NewKind } from '../../../src/domain/studio/item-names.ts'
import { normalise, replaceText } from '../../../src/studio/document/index.ts'
import { Refusal } from '../../refusal.ts'
import type { Remote } from '../../remote/client.ts'
import type { PulledFolder } from '../../remote/folder.ts'
import { keyOf } from '../../remote/item-names.ts'
import { textToEdit } from '../../remote/server-items.ts'
import { noteRoute, noteWaitingRoute } from './new-route.ts'
import type { Planned } from './plan-push.ts'

export interface Sent extends ItemId {
  /** The draft's version now. */
  readonly version?: number
  /** Why it was not sent. */
  readonly failure?: string
}

/** A draft as it was, which the step follows. */
interface Before {
  readonly text: string
  readonly version: number
  readonly base: string | null
}

/** Sends what was planned, one after another: each a step of a draft, named by what it changes. The file becomes as the draft is written. */
export async function sendPush(
  remote: Remote,
  folder: PulledFolder,
  planned: readonly Planned[],
  path: string | undefined,
): Promise<Sent[]> {
  return folder.keeping(async () => {
    const sent: Sent[] = []
    for (const one of planned) {
      const { kind, name, text } = one
      const item = { kind, name }
      try {
        const version = await sendOne(remote, folder, one, path)
        if ((await folder.read(item)) !== text) await folder.write(item, text)
        folder.note(item, { text, from: one.isThere && !one.server?.draft ? 'published' : 'pushed' })
        sent.push({ ...item, version })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        sent.push({ ...item, failure: error.message })
      }
    }
    return sent
  })
}

/** The draft's version then. */
async function sendOne(
  remote: Remote,
  folder: PulledFolder,
  planned: Planned,
  path: string | undefined,
): Promise<number> {
  const { kind, name, text, server, changes, base } = planned
  const item = { kind, name }
  if (server?.draft?.route) await noteWaitingRoute(folder, name, server.draft.route)
  const before = server ? beforeOf(server, base) : await begin(remote, folder, planned, path ?? '/')
  const step = stepOf(item, before.text, text, changes)
  if (!step) return before.version
  const body = { version: before.version, base: before.base, steps: [step], text }
  return (await remote.ask.saveSteps({ params: item, body })).version
}

const beforeOf = (server: NonNullable<Planned['server']>, base: string | null): Before => ({
  ...{ text: textToEdit(server) ?? '', version: server.draft?.version ?? 0, base },
})

/** What is not there yet begins as the studio makes it: a page blank at its address, the rest by its name. */
async function begin(remote: Remote, folder: PulledFolder, planned: Planned, path: string): Promise<Before> {
  const { kind, name } = planned
  if (kind === 'page') await beginPage(remote, planned, path)
  else await beginItem(remote, planned)
  const { draft } = await remote.ask.item({ params: { kind, name } })
  if (draft?.route) await noteRoute(folder, name, draft.route)
  return { text: draft?.text ?? '', version: draft?.version ?? 1, base: null }
}

const titleIn = (title: unknown, name: string, most: number) =>
  typeof title === 'string' && title.trim() !== '' ? [...title].slice(0, most).join('') : name

function beginPage(remote: Remote, { name, text, route }: Planned, path: string) {
  const { title } = JSON.parse(text) as { readonly title?: unknown }
  const body = { name, path: route?.path ?? path, title: titleIn(route?.title ?? title, name, 30) }
  return remote.ask.newPage({ body })
}

function beginItem(remote: Remote, { kind, name, text }: Planned) {
  const { title, type } = JSON.parse(text) as { readonly title?: unknown; readonly type?: unknown }
  const body = {
    ...{ kind: kind as NewKind, name, title: titleIn(title, name, 60) },
    ...(typeof type === 'string' && { type: type.slice(0, 20) }),
  }
  return remote.ask.newItem({ body })
}

/** The change as one step: whoever looks into the history reads what came. */
function stepOf({ kind, name }: ItemId, before: string, after: string, changes: readonly string[]) {
  const read = normalise(before, kind)
  if ('problem' in read) throw new Error(`${keyOf({ kind, name })} can't be read any more: ${read.problem.message}`)
  const label = changes.length > 0 ? `从文件推送：${changes.join('；')}` : '从文件推送'
  const made = replaceText(read.document, after, label)
  return 'step' in made ? made.step : undefined
}
