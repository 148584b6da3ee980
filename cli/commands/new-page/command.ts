import { command, type Context } from '../../command.ts'
import { findProject } from '../../project.ts'
import { painter } from '../../terminal.ts'
import { newPage } from './new-page.ts'

/** `pagoda new page`: a page that passes the check, and its address. */
export default (context: Context) =>
  command({
    args: {
      name: { type: 'positional', required: true, description: context.say('newPage.name') },
      path: { type: 'string', description: context.say('newPage.path') },
      title: { type: 'string', description: context.say('newPage.title') },
      template: { type: 'string', description: context.say('newPage.template') },
    },
    examples: [
      {
        line: 'npx pagoda new page spring-sale --path /spring-sale --title 春日特惠',
        what: context.say('newPage.example'),
      },
      {
        line: 'npx pagoda new page spring --path /spring --title 春天去海边 --template campaign',
        what: context.say('newPage.exampleCampaign'),
      },
      { line: 'npx pagoda new page combo', what: context.say('newPage.exampleOpen') },
    ],
    async run({ name, path: wanted, title, template }) {
      const { say, out, colour } = context
      const made = await newPage(findProject(context), { name, path: wanted, title, template }, say)
      const done = painter(colour)('green', '✔')
      out(`${done} ${say('newPage.done', { file: made.file })}`)
      const path = made.paths.join(' ')
      out(`${done} ${say(made.opened ? 'newPage.routeOpened' : 'newPage.routeAdded', { path })}`)
      out(`\n${say('newPage.next', { name })}`)
      return 0
    },
  })
