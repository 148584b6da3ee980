import { command, type Context, type ExitCode, refusedAsJson } from '../../command.ts'
import { findProject } from '../../project.ts'
import { readBooks } from './audit.ts'
import { reportText } from './report-text.ts'

async function audit(context: Context, json: boolean): Promise<ExitCode> {
  const report = await readBooks(findProject(context), context)
  if (json) context.out(JSON.stringify(report, undefined, 2))
  else context.out(reportText(report, context))
  return report.findings.length === 0 ? 0 : 1
}

/** `pagoda audit`: whether orders, payments, refunds, codes, coupons and stock agree. */
export default (context: Context) =>
  command({
    args: { json: { type: 'boolean', default: false, description: context.say('option.json') } },
    examples: [
      { line: 'npx pagoda audit', what: context.say('audit.example') },
      { line: 'npx pagoda audit --json', what: context.say('audit.exampleJson') },
    ],
    run: ({ json }) => (json ? refusedAsJson(context, () => audit(context, json)) : audit(context, json)),
  })
