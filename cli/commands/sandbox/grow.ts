import { resolve } from 'node:path'
import { command, type Context, type ExitCode } from '../../command.ts'
import { Refusal, WrongUsage } from '../../refusal.ts'
import { findProject } from '../../project.ts'
import { askServerHalf } from '../../server-half.ts'
import { isMap, parsed } from '../../../src/kit/json.ts'

/** Products of which any are grown: with fewer there could not be one of each kind. The places of orders and products have seven and six digits. */
const sizes = {
  products: { usual: 100_000, least: 100, most: 999_999 },
  orders: { usual: 1_000_000, least: 0, most: 9_999_999 },
  members: { usual: 100_000, least: 10, most: 999_999 },
} as const
type Size = keyof typeof sizes

const half = { entry: 'sandbox/grow.mjs', missing: 'grow.noServer', failed: 'grow.failed' } as const
const isAddress = (database: string) => /^postgres(ql)?:\/\//.test(database)

function numberOf(name: Size, given: string, { say }: Context): string {
  const { least, most } = sizes[name]
  const number = Number(given)
  if (!/^\d+$/.test(given) || number < least || number > most)
    throw new WrongUsage(say('grow.wrongNumber', { name, least, most, given }))
  return String(number)
}

/** The settings of the process that grows it: of the two databases the one that was named. */
function settingsOf(database: string | undefined, { env, cwd }: Context): Context['env'] {
  if (database === undefined) return env
  if (isAddress(database)) return { ...env, DATABASE_URL: database }
  return { ...env, DATABASE_URL: '', DATA_DIR: resolve(cwd, database) }
}

interface Input {
  readonly args: readonly string[]
  readonly env: Context['env']
}

async function grow({ args, env }: Input, context: Context): Promise<ExitCode> {
  const { say, out } = context
  const onLine = (line: string) => {
    const told = parsed(line)
    if (isMap(told)) out(`${say(`grow.step.${told.step as Size}`)}  ${Number(told.done)} / ${Number(told.of)}`)
  }
  const grown = await askServerHalf(findProject(context), { ...half, args, onLine }, { ...context, env })
  if (!isMap(grown)) throw new Refusal(say('grow.failed', { why: '' }))
  const { products, orders, members } = grown
  const counts = { products: Number(products), orders: Number(orders), members: Number(members) }
  out(say(grown.grew === true ? 'grow.done' : 'grow.already', counts))
  return 0
}

/** `pagoda sandbox grow`: fills a sandbox's database with a large mall of its own kind. */
export default (context: Context) => {
  const size = (name: Size) =>
    ({
      type: 'string',
      valueHint: 'number',
      default: String(sizes[name].usual),
      description: context.say(`grow.${name}`),
    }) as const
  return command({
    args: {
      products: size('products'),
      orders: size('orders'),
      members: size('members'),
      database: { type: 'string', valueHint: 'url|folder', description: context.say('grow.database') },
    },
    examples: [
      { line: 'npx pagoda sandbox grow', what: context.say('grow.example') },
      {
        line: 'npx pagoda sandbox grow --products 2000 --orders 20000 --members 1000 --database .data-grown',
        what: context.say('grow.exampleSmall'),
      },
    ],
    run: ({ database, ...asked }) =>
      grow(
        {
          args: (['products', 'orders', 'members'] as const).map((name) => numberOf(name, asked[name], context)),
          env: settingsOf(database, context),
        },
        context,
      ),
  })
}
