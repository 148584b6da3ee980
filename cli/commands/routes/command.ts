import { command, type Context } from '../../command.ts'
import { findProject, readRoutes } from '../../project.ts'
import { painter } from '../../terminal.ts'
import { countRoutes, routesText } from './routes-text.ts'

/** `pagoda routes`: the route table, and what of it is still to come. */
export default (context: Context) =>
  command({
    args: {
      'not-open': { type: 'boolean', default: false, description: context.say('routes.notOpen') },
      json: { type: 'boolean', default: false, description: context.say('option.json') },
    },
    examples: [{ line: 'npx pagoda routes --not-open', what: context.say('routes.example') }],
    async run({ 'not-open': notOpen, json }) {
      const all = await readRoutes(findProject(context))
      const shown = notOpen ? all.filter((route) => !route.open) : all
      const counts = countRoutes(all)
      if (json) context.out(JSON.stringify({ ...counts, routes: shown }, undefined, 2))
      else context.out(routesText(shown, counts, context.say, painter(context.colour)))
      return 0
    },
  })
