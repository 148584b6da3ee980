import { command, type Context } from '../../command.ts'
import { findProject } from '../../project.ts'
import { painter } from '../../terminal.ts'
import { gen } from '../gen/command.ts'
import { newWidget } from './new-widget.ts'

/** `pagoda new widget`: a folder with a working, tested widget; registered, and known to editors. */
export default (context: Context) =>
  command({
    args: {
      code: { type: 'positional', required: true, description: context.say('newWidget.code') },
      title: { type: 'string', description: context.say('newWidget.title') },
    },
    examples: [{ line: 'npx pagoda new widget promo-strip --title 促销条', what: context.say('newWidget.example') }],
    async run({ code, title = code }) {
      const project = findProject(context)
      const files = await newWidget(project.root, code, title, context.say)
      tellMade(code, title, files, context)
      const changed = { ...project, importFile: (file: string) => project.importFile(file, true) }
      await gen(changed, { check: false }, { ...context, out: () => undefined })
      tellNext(code, context)
      return 0
    },
  })

function tellMade(code: string, title: string, files: readonly string[], { say, out, colour }: Context): void {
  const done = painter(colour)('green', '✔')
  out(`${done} ${say('newWidget.done', { code, title })}`)
  for (const file of files) out(`    ${file}`)
  out(`${done} ${say('newWidget.registered')}`)
}

function tellNext(code: string, { say, out, colour }: Context): void {
  out(`${painter(colour)('green', '✔')} ${say('newWidget.generated')}`)
  out(`\n${say('newWidget.next')}`)
  const steps = ['newWidget.nextProps', 'newWidget.nextLook', 'newWidget.nextTest', 'newWidget.nextGallery'] as const
  steps.forEach((step, at) => out(`  ${at + 1}. ${say(step, { code })}`))
}
