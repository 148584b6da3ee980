import { command, type Context, type ExitCode, refusedAsJson } from '../../command.ts'
import { WrongUsage } from '../../refusal.ts'
import { openRemote, remoteArgs } from '../../remote/client.ts'
import { folderPath, openFolder } from '../../remote/folder.ts'
import { titlesOf } from '../../remote/titles.ts'
import { needsPath, planPush } from './plan-push.ts'
import { pushJson, pushText } from './push-text.ts'
import { sendPush } from './send-push.ts'

/** `pagoda push`: files that were changed, as drafts. What the server's operators changed meanwhile is merged, never overwritten. */
export default (context: Context) =>
  command({
    args: {
      names: { type: 'positional', required: false, description: context.say('remote.names') },
      ...remoteArgs(context),
      folder: { type: 'string', description: context.say('remote.folder') },
      ours: { type: 'string', valueHint: 'blocks', description: context.say('push.ours') },
      theirs: { type: 'string', valueHint: 'blocks', description: context.say('push.theirs') },
      path: { type: 'string', description: context.say('push.path') },
      'allow-problems': { type: 'boolean', default: false, description: context.say('push.allowProblems') },
      json: { type: 'boolean', default: false, description: context.say('option.json') },
    },
    rest: true,
    examples: [
      { line: 'npx pagoda push home', what: context.say('push.exampleOne') },
      { line: 'npx pagoda push home --theirs deals --ours banner', what: context.say('push.exampleDecide') },
      { line: 'npx pagoda push spring --path /spring', what: context.say('push.exampleNew') },
    ],
    async run({ _: names, folder, ours, theirs, path, json, ...args }) {
      if (path !== undefined && names.length !== 1) throw new WrongUsage(context.say('push.onePath'))
      const push = async (): Promise<ExitCode> => {
        const remote = await openRemote(args, context)
        const from = await openFolder(folderPath(folder, context), remote.server, context)
        const decisions = { ours: listed(ours), theirs: listed(theirs) }
        const titles = await titlesOf(remote)
        const planned = await planPush(remote, from, { names, decisions, titles }, context)
        const isStopped = planned.some(
          (one) =>
            one.conflicts.length > 0 ||
            one.refused ||
            (one.hasErrors && !args['allow-problems']) ||
            needsPath(one, path),
        )
        const sent = isStopped ? [] : await sendPush(remote, from, planned, path)
        context.out(json ? pushJson(planned, sent) : pushText(planned, sent, path, context))
        return isStopped || sent.some(({ failure }) => failure !== undefined) ? 1 : 0
      }
      return json ? refusedAsJson(context, push) : push()
    },
  })

const listed = (names = ''): ReadonlySet<string> => new Set(names.split(',').filter((name) => name !== ''))
