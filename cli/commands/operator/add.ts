import { command, type Context, type ExitCode, refusedAsJson } from '../../command.ts'
import { addOperator } from './ask-server.ts'
import { tellLink } from './tell-link.ts'

/** `pagoda operator add`: somebody who may open the studio. */
export default (context: Context) =>
  command({
    args: {
      name: { type: 'positional', required: true, description: context.say('operator.name') },
      role: { type: 'string', required: true, description: context.say('operator.role') },
      json: { type: 'boolean', default: false, description: context.say('option.json') },
    },
    examples: [{ line: 'npx pagoda operator add 小林 --role admin', what: context.say('operator.exampleAdd') }],
    async run({ name, role, json }) {
      const add = async (): Promise<ExitCode> => {
        tellLink(await addOperator(name, role, context), json, context)
        return 0
      }
      return json ? refusedAsJson(context, add) : add()
    },
  })
