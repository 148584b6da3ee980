import type { ItemId } from '../../../schemas/studio/item.ts'
import type { NewKind } from '../../../src/domain/studio/item-names.ts'
import { normalise, replaceText } from '../../../src/studio/document/index.ts'
import type { Context } from '../../command.ts'
import { failureText, type Remote } from '../../remote/client.ts'
import type { PulledFolder } from '../../remote/folder.ts'
import { keyOf } from '../../remote/item-names.ts'
import { textToEdit } from '../../remote/server-items.ts'
import { noteRoute } from './new-route.ts'
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
  context: Context,
): Promise<Sent[]> {
  const sent: Sent[] = []
  for (const one of planned) {
    const { kind, name, text } = one
    const item = { kind, name }
    const answer = await sendOne(remote, folder, one, path)
    if ('failure' in answer) {
      sent.push({ ...item, failure: failureText(answer.failure, remote.server, context) })
      continue
    }
    if ((await folder.read(item)) !== text) await folder.write(item, text)
    folder.note(item, { text, from: 'pushed' })
    sent.push({ ...item, version: answer.reply.version })
  }
  await folder.keep()
  return sent
}

async function sendOne(remote: Remote, folder: PulledFolder, planned: Planned, path: string | undefined) {
  const { kind, name, text, server, changes, base } = planned
  const item = { kind, name }
  const before = server ? beforeOf(server, base) : await begin(remote, folder, planned, path ?? '/')
  if ('failure' in before) return before
  const step = stepOf(item, before.text, text, changes)
  if (!step) return { reply: { version: before.version } }
  const body = { version: before.version, base: before.base, steps: [step], text }
  return remote.call('saveSteps', { params: item, body })
}

const beforeOf = (server: NonNullable<Planned['server']>, base: string | null): Before => ({
  ...{ text: textToEdit(server) ?? '', version: server.draft?.version ?? 0, base },
})

/** What is not there yet begins as the studio makes it: a page blank at its address, the rest by its name. */
async function begin(remote: Remote, folder: PulledFolder, planned: Planned, path: string) {
  const { kind, name } = planned
  const made = kind === 'page' ? await beginPage(remote, planned, path) : await beginItem(remote, planned)
  if ('failure' in made) return made
  const answer = await remote.call('item', { params: { kind, name } })
  if ('failure' in answer) return answer
  const { draft } = answer.reply
  if (draft?.route) await noteRoute(folder, name, draft.route)
  return { text: draft?.text ?? '', version: draft?.version ?? 1, base: null } satisfies Before
}

const titleIn = (title: unknown, name: string, most: number) =>
  typeof title === 'string' && title.trim() !== '' ? [...title].slice(0, most).join('') : name

function beginPage(remote: Remote, { name, text, route }: Planned, path: string) {
  const { title } = JSON.parse(text) as { readonly title?: unknown }
  const body = { name, path: route?.path ?? path, title: titleIn(route?.title ?? title, name, 30) }
  return remote.call('newPage', { body })
}

function beginItem(remote: Remote, { kind, name, text }: Planned) {
  const { title, type } = JSON.parse(text) as { readonly title?: unknown; readonly type?: unknown }
  const body = {
    ...{ kind: kind as NewKind, name, title: titleIn(title, name, 60) },
    ...(typeof type === 'string' && { type: type.slice(0, 20) }),
  }
  return remote.call('newItem', { body })
}

/** The change as one step: whoever looks into the history reads what came. */
function stepOf({ kind, name }: ItemId, before: string, after: string, changes: readonly string[]) {
  const read = normalise(before, kind)
  if ('problem' in read) throw new Error(`${keyOf({ kind, name })} can't be read any more: ${read.problem.message}`)
  const label = changes.length > 0 ? `从文件推送：${changes.join('；')}` : '从文件推送'
  const made = replaceText(read.document, after, label)
  return 'step' in made ? made.step : undefined
}
