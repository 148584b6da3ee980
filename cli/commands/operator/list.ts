import { command, type Context, type ExitCode, refusedAsJson } from '../../command.ts'
import { columns, painter } from '../../terminal.ts'
import { listOperators } from './ask-server.ts'

/** `pagoda operator list`: who may open the studio. */
export default (context: Context) =>
  command({
    args: { json: { type: 'boolean', default: false, description: context.say('option.json') } },
    examples: [{ line: 'npx pagoda operator list', what: context.say('operator.exampleList') }],
    run: ({ json }) => (json ? refusedAsJson(context, () => list(context, json)) : list(context, json)),
  })

async function list(context: Context, json: boolean): Promise<ExitCode> {
  const { out, say, colour } = context
  const operators = await listOperators(context)
  if (json) {
    out(JSON.stringify({ operators }, undefined, 2))
    return 0
  }
  const state = ({ isDisabled, hasPassword }: (typeof operators)[number]) =>
    isDisabled ? 'operator.stateDisabled' : hasPassword ? 'operator.stateReady' : 'operator.stateNew'
  const head = [say('operator.columnName'), say('operator.columnRole'), say('operator.columnState')]
  const rows = operators.map((one) => [one.name, one.role, say(state(one))])
  const paint = painter(colour)
  const table = columns([head, ...rows], (cell, _, row) => (row === 0 ? paint('bold', cell) : cell))
  out(operators.length === 0 ? say('operator.none') : table.join('\n'))
  return 0
}
