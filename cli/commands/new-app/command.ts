import { relative } from 'node:path'
import { command, type Context } from '../../command.ts'
import { Refusal } from '../../refusal.ts'
import { painter } from '../../terminal.ts'
import { newApp } from './new-app.ts'

/** `pagoda new app`: a small site on the engine's package, without the shop. */
export default (context: Context) =>
  command({
    args: { folder: { type: 'positional', required: true, description: context.say('newApp.folder') } },
    examples: [{ line: 'npx pagoda new app ../my-site', what: context.say('newApp.example') }],
    async run({ folder }) {
      const { say, out, colour, cwd } = context
      const made = await newApp(folder, cwd)
      if (made === undefined) throw new Refusal(say('newApp.taken', { folder }))
      out(`${painter(colour)('green', '✔')} ${say('newApp.done', { folder, count: made.length })}`)
      out(`\n${say('newApp.next', { folder: relative(cwd, folder) || folder })}`)
      return 0
    },
  })
