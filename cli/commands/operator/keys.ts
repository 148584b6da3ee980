import { shopClock } from '../../../src/domain/dates.ts'
import { command, type Context, type ExitCode, refusedAsJson } from '../../command.ts'
import { columns, painter } from '../../terminal.ts'
import { listKeys } from './ask-server.ts'

/** `pagoda operator keys`: the keys that are good. */
export default (context: Context) =>
  command({
    args: { json: { type: 'boolean', default: false, description: context.say('option.json') } },
    examples: [{ line: 'npx pagoda operator keys', what: context.say('operator.exampleList') }],
    run: ({ json }) => (json ? refusedAsJson(context, () => list(context, json)) : list(context, json)),
  })

async function list(context: Context, json: boolean): Promise<ExitCode> {
  const { out, say, colour } = context
  const keys = await listKeys(context)
  if (json) {
    out(JSON.stringify({ keys }, undefined, 2))
    return 0
  }
  const day = (at: number | undefined) => (at === undefined ? say('operator.keyUnused') : shopClock(at).slice(0, 10))
  const heads = ['columnName', 'columnKey', 'columnRole', 'columnUntil', 'columnSeen'] as const
  const head = heads.map((name) => say(`operator.${name}`))
  const rows = keys.map((key) => [key.operator, key.name, key.role, day(key.expiresAt), day(key.seenAt)])
  const paint = painter(colour)
  const table = columns([head, ...rows], (cell, _, row) => (row === 0 ? paint('bold', cell) : cell))
  out(keys.length === 0 ? say('operator.noKeys') : table.join('\n'))
  return 0
}
