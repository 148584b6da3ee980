import type { Context } from '../../command.ts'
import type { Say } from '../../language.ts'
import { columns, painter } from '../../terminal.ts'
import type { FileMigration, Step } from './migrate-files.ts'

const REFUSALS = {
  'version-too-new': 'migrate.tooNew',
  'version-ambiguous': 'migrate.ambiguous',
  'migration-failed': 'migrate.failed',
} as const

/** Per file what changes, block by block, or why it can't; then one line that sums up. */
export function migrateText(results: readonly FileMigration[], written: boolean, context: Context): string {
  const { say } = context
  const changed = results.filter(({ status }) => status === 'changed').length
  const parts = results.flatMap((result) => fileText(result, context))
  return [...parts, total({ files: results.length, changed }, written, parts.length === 0, say)].join('\n\n')
}

function total(counts: { files: number; changed: number }, written: boolean, allCurrent: boolean, say: Say): string {
  if (allCurrent) return say('migrate.none', counts)
  if (written) return say('migrate.written', counts)
  return counts.changed === 0
    ? say('migrate.total', counts)
    : `${say('migrate.total', counts)}\n${say('migrate.howToWrite')}`
}

function fileText(result: FileMigration, { say, colour }: Context): string[] {
  const paint = painter(colour)
  const { file } = result
  switch (result.status) {
    case 'current':
      return []
    case 'changed':
      return [[paint('bold', file), ...stepLines(result.steps)].join('\n')]
    case 'broken':
      return [`${paint('red', '✖')} ${file} ${say('migrate.broken', { file })}`]
    case 'refused': {
      const { code, widget, wrote, known, pointer } = result.refusal
      return [`${paint('red', '✖')} ${file}: ${say(REFUSALS[code], { widget, wrote, known, pointer })}`]
    }
  }
}

function stepLines(steps: readonly Step[]): string[] {
  return columns(steps.map(({ pointer, widget, from, to, name }) => [`  ${pointer}`, widget, `${from} → ${to}`, name]))
}
