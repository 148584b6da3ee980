import type { SetForLater } from '../../../schemas/studio/operators.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { command, type Context, type ExitCode, refusedAsJson } from '../../command.ts'
import { painter } from '../../terminal.ts'
import { disableOperator } from './ask-server.ts'

/** What somebody else has to look after now: it is set, and fails at its moment (src/studio/SPEC.md T3). */
const laterText = (name: string, later: readonly SetForLater[], say: Context['say']): string =>
  [
    say('operator.setForLater', { name, count: later.length }),
    ...later.map((one) => `  ${shopClock(one.dueAt).slice(0, 16).replace('T', ' ')}  ${one.name}`),
    say('operator.setAnew'),
  ].join('\n')

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
        const later = await disableOperator(name, context)
        if (json) {
          const setForLater = later.map(({ dueAt, ...one }) => ({ ...one, at: `${shopClock(dueAt)}+08:00` }))
          out(JSON.stringify({ disabled: name, setForLater }, undefined, 2))
          return 0
        }
        out(`${painter(colour)('green', '✔')} ${say('operator.disabled', { name })}`)
        if (later.length > 0) out(laterText(name, later, say))
        return 0
      }
      return json ? refusedAsJson(context, disable) : disable()
    },
  })
