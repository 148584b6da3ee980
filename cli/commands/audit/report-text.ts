import type { Context } from '../../command.ts'
import { columns, painter } from '../../terminal.ts'
import type { AuditReport } from './audit.ts'

type Told = Pick<Context, 'say' | 'language' | 'colour'>

/** A table of what is wrong, if anything, and a line that sums up. */
export function reportText({ orders, rules, findings }: AuditReport, { say, language, colour }: Told): string {
  const paint = painter(colour)
  if (findings.length === 0) return `${paint('green', '✔')} ${say('audit.clean', { orders, rules })}`
  const head = [say('audit.rule'), say('audit.subject'), say('audit.detail')]
  const rows = findings.map(({ rule, subject, detail }) => [rule, subject, detail[language]])
  const table = columns([head, ...rows], (cell, _, row) => (row === 0 ? paint('bold', cell) : cell))
  return [...table, '', `${paint('red', '✖')} ${say('audit.wrong', { count: findings.length, orders, rules })}`].join(
    '\n',
  )
}
