import { command, type Context } from '../../command.ts'
import { findProject } from '../../project.ts'
import { painter } from '../../terminal.ts'
import { restoreFile } from './restore-file.ts'

/** `pagoda restore`: writes one of the operators' files as it was when it served. */
export default (context: Context) =>
  command({
    args: {
      file: { type: 'positional', required: true, description: context.say('history.file') },
      at: { type: 'string', required: true, valueHint: 'revision', description: context.say('restore.at') },
      force: { type: 'boolean', default: false, description: context.say('restore.force') },
    },
    examples: [{ line: 'npx pagoda restore home --at 3e23e816', what: context.say('restore.example') }],
    async run({ file, at, force }) {
      const { isSame, ...restored } = await restoreFile(findProject(context), { file, at, force }, context)
      const done = context.say(isSame ? 'restore.same' : 'restore.done', restored)
      context.out(`${painter(context.colour)('green', '✔')} ${done}`)
      return 0
    },
  })
