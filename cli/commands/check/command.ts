import { command, type Context, type ExitCode, refusedAsJson } from '../../command.ts'
import { Refusal } from '../../refusal.ts'
import { findProject } from '../../project.ts'
import { allFiles, namedFiles } from './files.ts'
import { reportJson, reportText, totalsOf } from './report-text.ts'
import { checkAll } from './share.ts'

/** `pagoda check`: reads, migrates and validates (stages 1 to 3), and says what is wrong in the operator's words. */
export default (context: Context) =>
  command({
    args: {
      files: { type: 'positional', required: false, description: context.say('option.files') },
      fix: { type: 'boolean', default: false, description: context.say('check.fix') },
      brief: { type: 'boolean', default: false, description: context.say('check.noFrame') },
      json: { type: 'boolean', default: false, description: context.say('option.json') },
    },
    rest: true,
    examples: [
      { line: 'npx pagoda check', what: context.say('check.exampleAll') },
      { line: 'npx pagoda check pages/home.json', what: context.say('check.exampleOne') },
      { line: 'npx pagoda check --fix', what: context.say('check.exampleFix') },
    ],
    run({ _: names, fix, brief, json }) {
      const check = async (): Promise<ExitCode> => {
        const project = findProject(context)
        const files = names.length > 0 ? await namedFiles(names, context) : await allFiles(project)
        if (files.length === 0)
          throw new Refusal(context.say('check.nothing', { folder: names.join(', ') || project.pages }))
        const reports = await checkAll(project, files, fix, context.beside)
        context.out(json ? reportJson(reports) : reportText(reports, !brief, context))
        return totalsOf(reports).errors > 0 ? 1 : 0
      }
      return json ? refusedAsJson(context, check) : check()
    },
  })
