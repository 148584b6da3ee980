import { existsSync } from 'node:fs'
import { command, type Context, type ExitCode, refusedAsJson } from '../../command.ts'
import { findProject, readText } from '../../project.ts'
import { historyJson, historyText } from './history-text.ts'
import { historyOf } from './file-versions.ts'

/** `pagoda history`: what one of the operators' files was, each time that it served as another. */
export default (context: Context) =>
  command({
    args: {
      file: { type: 'positional', required: true, description: context.say('history.file') },
      json: { type: 'boolean', default: false, description: context.say('option.json') },
    },
    examples: [
      { line: 'npx pagoda history home', what: context.say('history.example') },
      { line: 'npx pagoda history themes/lantu', what: context.say('history.exampleTheme') },
    ],
    run({ file, json }) {
      const list = async (): Promise<ExitCode> => {
        const history = await historyOf(findProject(context), file, context)
        const present = existsSync(history.path) ? (await readText(history.path)).text : undefined
        context.out(json ? historyJson(history, present) : historyText(history, present, context))
        return 0
      }
      return json ? refusedAsJson(context, list) : list()
    },
  })
