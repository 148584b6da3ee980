import { command, type Context, type ExitCode, refusedAsJson } from '../../command.ts'
import { newLink } from './ask-server.ts'
import { tellLink } from './tell-link.ts'

/** `pagoda operator link`: another link for who can't come in. */
export default (context: Context) =>
  command({
    args: {
      name: { type: 'positional', required: true, description: context.say('operator.name') },
      json: { type: 'boolean', default: false, description: context.say('option.json') },
    },
    examples: [{ line: 'npx pagoda operator link 小林', what: context.say('operator.exampleLink') }],
    async run({ name, json }) {
      const give = async (): Promise<ExitCode> => {
        tellLink(await newLink(name, context), json, context)
        return 0
      }
      return json ? refusedAsJson(context, give) : give()
    },
  })
