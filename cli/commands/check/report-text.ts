import type { Problem } from '../../../src/kit/problem.ts'
import { formatProblem } from '../../../src/engine/checks/format-problem.ts'
import { isSiteFrame } from '../../../src/domain/site-frame.ts'
import type { Context } from '../../command.ts'
import { pageName } from '../../project.ts'
import { painter } from '../../terminal.ts'
import type { UsedReport } from './uses.ts'

export interface Totals {
  readonly files: number
  readonly errors: number
  readonly warnings: number
  readonly fixed: number
  readonly fixable: number
}

export function totalsOf(reports: readonly UsedReport[]): Totals {
  const problems = reports.flatMap((report) => report.problems)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return {
    files: reports.length,
    errors,
    warnings: problems.length - errors,
    fixed: reports.reduce((sum, { fixed }) => sum + fixed.length, 0),
    fixable: problems.filter(({ fix }) => fix?.safe).length,
  }
}

/** What `--json` prints: the counts, every problem with its place, and which files use each part. */
export function reportJson(reports: readonly UsedReport[]): string {
  const problems = reports.flatMap((report) => report.problems)
  const parts = reports.flatMap(({ file, usedBy }) => (usedBy ? [{ file, usedBy }] : []))
  return JSON.stringify({ ...totalsOf(reports), problems, ...(parts.length > 0 && { parts }) }, undefined, 2)
}

/** Each problem with the lines that it stands in, then what was mended, then one line that sums up. */
export function reportText(reports: readonly UsedReport[], frame: boolean, context: Context): string {
  const problems = reports.flatMap(({ problems: each, text }) => each.map((problem) => problemText(problem, text)))
  const fixed = reports.flatMap((report) => report.fixed.map((problem) => fixedText(problem, context)))
  const uses = reports.flatMap((report) => usesText(report, context))
  const lists = [fixed, uses].flatMap((lines) => (lines.length > 0 ? [lines.join('\n')] : []))
  return [...problems, ...lists, summary(totalsOf(reports), context)].join('\n\n')

  function problemText(problem: Problem, source: string): string {
    return formatProblem(problem, context.language, frame ? { frame, source } : { frame })
  }
}

function usesText({ file, usedBy }: UsedReport, { say }: Context): string[] {
  if (!usedBy) return []
  if (usedBy.length > 0) return [say('check.usedIn', { file, files: usedBy.join(', ') })]
  return [say(isSiteFrame(pageName(file)) ? 'check.around' : 'check.unused', { file })]
}

function fixedText({ file, fix, message }: Problem, { say, language, colour }: Context): string {
  const title = (fix?.title ?? message)[language]
  return `${painter(colour)('green', '✔')} ${say('check.fixedOne', { file, title })}`
}

function summary(totals: Totals, { say, colour }: Context): string {
  const paint = painter(colour)
  const { files, errors, warnings, fixed, fixable } = totals
  const mark = errors > 0 ? paint('red', '✖') : paint('green', '✔')
  const lines = [`${mark} ${say('check.total', { files, errors, warnings })}`]
  if (fixed > 0) lines.push(`  ${say('check.fixed', { count: fixed })}`)
  if (fixable > 0) lines.push(`  ${say('check.fixable', { count: fixable })}`)
  return lines.join('\n')
}
