import { readFile } from 'node:fs/promises'
import { command, type Context } from '../../command.ts'
import type { Say } from '../../language.ts'
import { findProject } from '../../project.ts'
import { Refusal } from '../../refusal.ts'
import { painter } from '../../terminal.ts'
import { newPage } from './new-page.ts'

/** What a new page may begin with, by the folders of cli/templates. */
const templates = ['page', 'list', 'campaign'] as const

function templateOf(asked: string, say: Say): URL {
  const name = templates.find((one) => one === asked)
  if (!name) throw new Refusal(say('newPage.noTemplate', { name: asked, names: templates.join(', ') }))
  return new URL(`../../templates/${name}/page.json`, import.meta.url)
}

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
      const text = await readFile(templateOf(template ?? 'page', say), 'utf8')
      const made = await newPage(findProject(context), { name, path: wanted, title }, text, say)
      const done = painter(colour)('green', '✔')
      out(`${done} ${say('newPage.done', { file: made.file })}`)
      const path = made.paths.join(' ')
      out(`${done} ${say(made.opened ? 'newPage.routeOpened' : 'newPage.routeAdded', { path })}`)
      out(`\n${say('newPage.next', { name })}`)
      return 0
    },
  })
