import type { ProblemView } from '../../../schemas/studio/checked.ts'
import type { ItemId } from '../../../schemas/studio/item.ts'
import { command, type Context, type ExitCode, refusedAsJson } from '../../command.ts'
import { Refusal } from '../../refusal.ts'
import { openRemote, type Remote, remoteArgs } from '../../remote/client.ts'
import { keyOf } from '../../remote/item-names.ts'
import { chosenItems, forEach } from '../../remote/server-items.ts'
import { hasErrors, problemTexts } from '../../remote/problem-texts.ts'
import { painter } from '../../terminal.ts'

/** A draft as it is to be published, with what the server says about it. */
interface Judged extends ItemId {
  readonly version: number
  readonly text: string
  readonly problems: readonly ProblemView[]
}

/** `pagoda publish`: drafts, all of those that are named together or none. */
export default (context: Context) =>
  command({
    args: {
      names: { type: 'positional', required: true, description: context.say('publish.names') },
      ...remoteArgs(context),
      message: { type: 'string', default: '', description: context.say('publish.message') },
      json: { type: 'boolean', default: false, description: context.say('option.json') },
    },
    rest: true,
    examples: [
      { line: 'npx pagoda publish home theme/lantu --message 双十二', what: context.say('publish.exampleTwo') },
    ],
    async run({ _: names, message, json, ...args }) {
      const publish = async (): Promise<ExitCode> => {
        const remote = await openRemote(args, context)
        const drafts = await forEach(chosenItems(names, [], context), (item) => judgedDraft(remote, item, context))
        const isStopped = drafts.some(({ problems }) => hasErrors(problems))
        const items = drafts.map(({ kind, name, version }) => ({ kind, name, version }))
        const done = isStopped ? undefined : await remote.ask.publishDraft({ body: { items, message } })
        context.out(json ? jsonOf(drafts, done?.published ?? []) : textOf(drafts, done?.published ?? [], context))
        return isStopped ? 1 : 0
      }
      return json ? refusedAsJson(context, publish) : publish()
    },
  })

async function judgedDraft(remote: Remote, item: ItemId, { say }: Context): Promise<Judged> {
  const server = await remote.find(item)
  if (!server) throw new Refusal(say('remote.noItem', { name: keyOf(item) }))
  if (!server.draft) throw new Refusal(say('publish.noDraft', { name: keyOf(item) }))
  const { text, version } = server.draft
  const { problems } = await remote.ask.checkDocument({ params: item, body: { text } })
  return { ...item, version, text, problems }
}

interface Published {
  readonly kind: string
  readonly name: string
  readonly hash: string
}

const jsonOf = (drafts: readonly Judged[], published: readonly Published[]) =>
  JSON.stringify({ published, items: drafts.map(({ text: _text, ...one }) => one) }, undefined, 2)

function textOf(drafts: readonly Judged[], published: readonly Published[], context: Context): string {
  const { say, colour } = context
  const paint = painter(colour)
  const problems = drafts.flatMap((draft) => problemTexts(draft, draft, context))
  const done = published.map(
    ({ kind, name, hash }) => `${paint('green', '✔')} ${kind}/${name}  ${say('publish.done', { hash })}`,
  )
  const stopped = published.length === 0 ? [`${paint('red', '✖')} ${say('publish.stopped')}`] : []
  return [...problems, ...done, ...stopped].join('\n')
}
