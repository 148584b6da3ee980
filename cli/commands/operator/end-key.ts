import { command, type Context, type ExitCode, refusedAsJson } from '../../command.ts'
import { painter } from '../../terminal.ts'
import { endKey } from './ask-server.ts'

/** `pagoda operator end-key`: whoever has the key is out with the next call. */
export default (context: Context) =>
  command({
    args: {
      operator: { type: 'positional', required: true, description: context.say('operator.name') },
      name: { type: 'positional', required: true, description: context.say('operator.keyName') },
      json: { type: 'boolean', default: false, description: context.say('option.json') },
    },
    examples: [{ line: 'npx pagoda operator end-key 小林 ci', what: context.say('operator.exampleEndKey') }],
    async run({ operator, name, json }) {
      const { out, say, colour } = context
      const end = async (): Promise<ExitCode> => {
        await endKey(operator, name, context)
        const done = `${painter(colour)('green', '✔')} ${say('operator.keyEnded', { name })}`
        out(json ? JSON.stringify({ ended: name }, undefined, 2) : done)
        return 0
      }
      return json ? refusedAsJson(context, end) : end()
    },
  })
