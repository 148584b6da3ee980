import { command, type Context, type ExitCode, refusedAsJson } from '../../command.ts'
import { openRemote, remoteArgs } from '../../remote/client.ts'
import { folderPath, openFolder } from '../../remote/folder.ts'
import { keyOf, tableFile } from '../../remote/item-names.ts'
import { painter } from '../../terminal.ts'
import { pullItems, type Pulled } from './pull-items.ts'

/** `pagoda pull`: the texts of a running server as files. After no change it changes nothing. */
export default (context: Context) =>
  command({
    args: {
      names: { type: 'positional', required: false, description: context.say('remote.names') },
      ...remoteArgs(context),
      folder: { type: 'string', description: context.say('remote.folder') },
      draft: { type: 'boolean', default: false, description: context.say('pull.draft') },
      theirs: { type: 'boolean', default: false, description: context.say('pull.theirs') },
      json: { type: 'boolean', default: false, description: context.say('option.json') },
    },
    rest: true,
    examples: [
      { line: 'npx pagoda pull --server https://shop.example', what: context.say('pull.exampleAll') },
      { line: 'npx pagoda pull home part/goods-about --draft', what: context.say('pull.exampleDraft') },
    ],
    async run({ _: names, folder, draft, theirs, json, ...args }) {
      const pull = async (): Promise<ExitCode> => {
        const remote = await openRemote(args, context)
        const into = await openFolder(folderPath(folder, context), remote.server, context)
        const pulled = await pullItems(remote, into, { names, draft, theirs }, context)
        context.out(json ? jsonOf(into.path, pulled) : textOf(into.path, pulled, context))
        return pulled.some(isLeft) ? 1 : 0
      }
      return json ? refusedAsJson(context, pull) : pull()
    },
  })

/** Somebody has to say what becomes of it. */
const isLeft = ({ outcome }: Pick<Pulled, 'outcome'>) => outcome === 'both-changed' || outcome === 'gone-there'

const jsonOf = (folder: string, pulled: readonly Pulled[]) =>
  JSON.stringify({ folder, items: pulled.filter(({ outcome }) => outcome !== 'same') }, undefined, 2)

function textOf(folder: string, pulled: readonly Pulled[], { say, colour }: Context): string {
  const paint = painter(colour)
  const lines = pulled.flatMap(({ outcome, ...item }) => {
    if (outcome === 'same') return []
    const mark = isLeft({ outcome }) ? paint('red', '✖') : paint('green', '✔')
    const isTable = keyOf(item) === keyOf(tableFile)
    const differs = isTable && (outcome === 'kept' || outcome === 'both-changed')
    return [
      `${mark} ${isTable ? 'routes.json' : keyOf(item)}  ${say(differs ? 'pull.tableDiffers' : `pull.${outcome}`)}`,
    ]
  })
  const changed = pulled.filter(({ outcome }) => ['new', 'changed', 'removed'].includes(outcome)).length
  return [...lines, say('pull.total', { count: pulled.length, changed, folder })].join('\n')
}
