import { command, type Context } from '../../command.ts'
import { findProject } from '../../project.ts'
import { kindOf } from '../../../src/engine/checks/file-kind.ts'
import { allFiles, namedFiles } from '../check/files.ts'
import { migrateFiles } from './migrate-files.ts'
import { migrateText } from './migrate-text.ts'

/** `pagoda migrate`: stage 2 on files, which the shop does in memory each time it reads a page. */
export default (context: Context) =>
  command({
    args: {
      files: { type: 'positional', required: false, description: context.say('option.files') },
      write: { type: 'boolean', default: false, description: context.say('migrate.write') },
      json: { type: 'boolean', default: false, description: context.say('option.json') },
    },
    rest: true,
    examples: [
      { line: 'npx pagoda migrate', what: context.say('migrate.exampleShow') },
      { line: 'npx pagoda migrate pages/home.json --write', what: context.say('migrate.exampleWrite') },
    ],
    async run({ _: names, write, json }) {
      const project = findProject(context)
      const files = names.length > 0 ? await namedFiles(names, context) : await allFiles(project)
      const pages = files.filter((file) => ['page', 'part'].includes(kindOf(file)))
      const results = await migrateFiles(project, pages, write)
      context.out(json ? JSON.stringify(results, undefined, 2) : migrateText(results, write, context))
      return results.some(({ status }) => status === 'broken' || status === 'refused') ? 1 : 0
    },
  })
