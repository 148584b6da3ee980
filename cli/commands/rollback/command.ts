import type { ItemId } from '../../../schemas/studio/item.ts'
import { command, type Context, type ExitCode, refusedAsJson } from '../../command.ts'
import { Refusal, WrongUsage } from '../../refusal.ts'
import { openRemote, type Remote, remoteArgs } from '../../remote/client.ts'
import { keyOf, namedItem } from '../../remote/item-names.ts'
import { hasErrors, problemTexts } from '../../remote/problem-texts.ts'
import { painter } from '../../terminal.ts'

/** `pagoda rollback`: publishes what served before, or a named revision, checked as any other. */
export default (context: Context) =>
  command({
    args: {
      name: { type: 'positional', required: true, description: context.say('rollback.name') },
      ...remoteArgs(context),
      to: { type: 'string', valueHint: 'revision', description: context.say('rollback.to') },
      message: { type: 'string', default: '', description: context.say('publish.message') },
      json: { type: 'boolean', default: false, description: context.say('option.json') },
    },
    examples: [
      { line: 'npx pagoda rollback home', what: context.say('rollback.exampleBefore') },
      { line: 'npx pagoda rollback home --to 0f3a9c', what: context.say('rollback.exampleNamed') },
    ],
    async run({ name, to, message, json, ...args }) {
      const { say, out, colour } = context
      const item = namedItem(name, context)
      if (to !== undefined && !/^[0-9a-f]{4,16}$/.test(to)) throw new WrongUsage(say('rollback.badRevision', { to }))
      const rollBack = async (): Promise<ExitCode> => {
        const remote = await openRemote(args, context)
        const { live, target } = await revisionsOf(remote, item, to, context)
        const { text } = await remote.ask.revision({ params: { ...item, hash: target } })
        const { problems } = await remote.ask.checkDocument({ params: item, body: { text } })
        const isStopped = hasErrors(problems)
        if (!isStopped) await remote.ask.rollBack({ params: item, body: { from: live, to: target, message } })
        const mark = isStopped ? painter(colour)('red', '✖') : painter(colour)('green', '✔')
        const told = say(isStopped ? 'rollback.stopped' : 'rollback.done', { hash: target, from: live })
        const lines = [...problemTexts(item, { text, problems }, context), `${mark} ${keyOf(item)}  ${told}`]
        const result = { ...item, from: live, to: target, isDone: !isStopped, problems }
        out(json ? JSON.stringify(result, undefined, 2) : lines.join('\n'))
        return isStopped ? 1 : 0
      }
      return json ? refusedAsJson(context, rollBack) : rollBack()
    },
  })

/** What serves, and what is to serve again: the last other text that did, or the one whose name begins so. */
async function revisionsOf(remote: Remote, item: ItemId, to: string | undefined, { say }: Context) {
  const { entries } = await remote.ask.itemHistory({ params: item })
  const at = entries.findIndex(({ isLive }) => isLive)
  const live = entries[at]?.hash ?? (await remote.ask.item({ params: item })).published?.hash
  if (live === undefined) throw new Refusal(say('rollback.notServed', { name: keyOf(item) }))
  const served = entries.filter(({ action }) => ['file', 'publish', 'roll-back'].includes(action))
  const before = entries.slice(at + 1).filter((entry) => served.includes(entry))
  const found =
    to === undefined
      ? before.find(({ hash }) => hash !== live)?.hash
      : [...new Set(entries.map(({ hash }) => hash).filter((hash) => hash.startsWith(to)))]
  if (found === undefined) throw new Refusal(say('rollback.nothingBefore', { name: keyOf(item) }))
  if (typeof found === 'string') return { live, target: found }
  const [target, ...others] = found
  if (target === undefined) throw new Refusal(say('rollback.noRevision', { to: to ?? '' }))
  if (others.length > 0) throw new Refusal(say('rollback.manyRevisions', { to: to ?? '', found: found.join(' ') }))
  return { live, target }
}
