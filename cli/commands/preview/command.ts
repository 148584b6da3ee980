import type { Route } from '../../../schemas/page/route.ts'
import { command, type Context, type ExitCode } from '../../command.ts'
import { Refusal, WrongUsage } from '../../refusal.ts'
import { findProject } from '../../project.ts'
import { painter } from '../../terminal.ts'
import { answers, pageAddress, passSignals, routeOf, shopOrigin, startShop, untilEnd, untilReady } from './preview.ts'

/** `pagoda preview`: the shop itself, whose pages reload when their file changes. */
export default (context: Context) =>
  command({
    args: {
      page: { type: 'positional', required: false, default: 'home', description: context.say('preview.page') },
      port: { type: 'string', description: context.say('preview.port') },
    },
    examples: [{ line: 'npx pagoda preview home', what: context.say('preview.example') }],
    async run({ page, port }) {
      const project = findProject(context)
      const route = await routeOf(project, page, context)
      return preview(project.root, route, portOf(port ?? context.env.PORT ?? '5180', context), context)
    },
  })

function portOf(text: string, { say }: Context): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) throw new WrongUsage(say('preview.badPort'))
  return port
}

async function preview(root: string, route: Route, port: number, context: Context): Promise<ExitCode> {
  const { out, say } = context
  const origin = shopOrigin(port, context)
  if (await answers(origin)) throw new Refusal(say('preview.portTaken', { origin }))
  out(say('preview.starting'))
  const shop = startShop(root, port, context)
  const stopPassing = passSignals(shop)
  try {
    const state = await untilReady(shop, origin)
    if (state !== 'ready') throw new Refusal(say('preview.died', { code: state }))
    tellAddress(route, pageAddress(origin, route), context)
    return (await untilEnd(shop)) ? 1 : 0
  } finally {
    stopPassing()
    shop.kill()
  }
}

function tellAddress(route: Route, address: string, { say, out, colour }: Context): void {
  out(`\n${say('preview.ready', { title: route.title, address: painter(colour)('cyan', address) })}`)
  if (route.path.includes(':')) out(say('preview.params'))
  if (!route.open) out(say('preview.notOpen', { name: route.page ?? route.name }))
  out(say('preview.reloads'))
}
