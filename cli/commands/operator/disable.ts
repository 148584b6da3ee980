import { command, type Context, type ExitCode, refusedAsJson } from '../../command.ts'
import { painter } from '../../terminal.ts'
import { disableOperator } from './ask-desk.ts'

/** `pagoda operator disable`: who is out is out with the next call. */
export default (context: Context) =>
  command({
    args: {
      name: { type: 'positional', required: true, description: context.say('operator.name') },
      json: { type: 'boolean', default: false, description: context.say('option.json') },
    },
    examples: [{ line: 'npx pagoda operator disable 小林', what: context.say('operator.exampleDisable') }],
    async run({ name, json }) {
      const { out, say, colour } = context
      const disable = async (): Promise<ExitCode> => {
        await disableOperator(name, context)
        const done = `${painter(colour)('green', '✔')} ${say('operator.disabled', { name })}`
        out(json ? JSON.stringify({ disabled: name }, undefined, 2) : done)
        return 0
      }
      return json ? refusedAsJson(context, disable) : disable()
    },
  })
