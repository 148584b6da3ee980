import type { ItemId } from '../../../schemas/studio/item.ts'
import { normalise, replaceText } from '../../../src/studio/document/index.ts'
import type { Context } from '../../command.ts'
import { failureText, type Remote } from '../../remote/client.ts'
import type { PulledFolder } from '../../remote/folder.ts'
import { keyOf } from '../../remote/item-names.ts'
import { textToEdit } from '../../remote/server-items.ts'
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
    const answer = await sendOne(remote, one, path)
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

async function sendOne(remote: Remote, planned: Planned, path: string | undefined) {
  const { kind, name, text, server, changes, base } = planned
  const item = { kind, name }
  const before = server ? beforeOf(server, base) : await beginPage(remote, planned, path ?? '/')
  if ('failure' in before) return before
  const step = stepOf(item, before.text, text, changes)
  if (!step) return { reply: { version: before.version } }
  const body = { version: before.version, base: before.base, steps: [step], text }
  return remote.call('saveSteps', { params: item, body })
}

const beforeOf = (server: NonNullable<Planned['server']>, base: string | null): Before => ({
  ...{ text: textToEdit(server) ?? '', version: server.draft?.version ?? 0, base },
})

/** A page that is not there yet begins blank at its address. */
async function beginPage(remote: Remote, { kind, name, text }: Planned, path: string) {
  const { title } = JSON.parse(text) as { readonly title?: unknown }
  const body = {
    name,
    path,
    title: typeof title === 'string' && title !== '' ? [...title].slice(0, 30).join('') : name,
  }
  const made = await remote.call('newPage', { body })
  if ('failure' in made) return made
  const answer = await remote.call('item', { params: { kind, name } })
  if ('failure' in answer) return answer
  const { draft } = answer.reply
  return { text: draft?.text ?? '', version: draft?.version ?? 1, base: null } satisfies Before
}

/** The change as one step: whoever looks into the history reads what came. */
function stepOf({ kind, name }: ItemId, before: string, after: string, changes: readonly string[]) {
  const read = normalise(before, kind)
  if ('problem' in read) throw new Error(`${keyOf({ kind, name })} can't be read any more: ${read.problem.message}`)
  const label = changes.length > 0 ? `从文件推送：${changes.join('；')}` : '从文件推送'
  const made = replaceText(read.document, after, label)
  return 'step' in made ? made.step : undefined
}
