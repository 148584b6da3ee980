import { command, type Context, type ExitCode, refusedAsJson } from '../../command.ts'
import { openRemote, remoteArgs } from '../../remote/client.ts'
import { folderPath, openFolder } from '../../remote/folder.ts'
import { keyOf } from '../../remote/item-names.ts'
import { painter } from '../../terminal.ts'
import { type Differing, diffItems } from './diff-items.ts'

/** `pagoda diff`: in words, what the files would change of what the server has. */
export default (context: Context) =>
  command({
    args: {
      names: { type: 'positional', required: false, description: context.say('remote.names') },
      ...remoteArgs(context),
      folder: { type: 'string', description: context.say('remote.folder') },
      draft: { type: 'boolean', default: false, description: context.say('diff.draft') },
      json: { type: 'boolean', default: false, description: context.say('option.json') },
    },
    rest: true,
    examples: [
      { line: 'npx pagoda diff', what: context.say('diff.exampleAll') },
      { line: 'npx pagoda diff home --draft', what: context.say('diff.exampleDraft') },
    ],
    async run({ _: names, folder, draft, json, ...args }) {
      const diff = async (): Promise<ExitCode> => {
        const remote = await openRemote(args, context)
        const from = await openFolder(folderPath(folder, context), remote.server, context)
        const items = await diffItems(remote, from, { names, draft }, context)
        context.out(json ? JSON.stringify({ folder: from.path, items }, undefined, 2) : textOf(items, context))
        return 0
      }
      return json ? refusedAsJson(context, diff) : diff()
    },
  })

function textOf(items: readonly Differing[], { say, colour }: Context): string {
  const paint = painter(colour)
  const texts = items.map(({ state, changes, ...item }) =>
    [`${paint('bold', keyOf(item))}  ${say(`diff.${state}`)}`, ...changes.map((change) => `  ${change}`)].join('\n'),
  )
  return texts.length === 0 ? say('diff.none') : texts.join('\n')
}
