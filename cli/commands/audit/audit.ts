import type { Text } from '../../../schemas/json-schema.ts'
import type { Context } from '../../command.ts'
import { Refusal } from '../../refusal.ts'
import { type Project } from '../../project.ts'
import { askServerHalf } from '../../server-half.ts'
import { isMap } from '../../../src/kit/json.ts'

/** What the server's half says of the books (server/audit). */
export interface AuditReport {
  readonly orders: number
  readonly rules: number
  readonly findings: readonly { readonly rule: string; readonly subject: string; readonly detail: Text }[]
}

const half = { entry: 'audit.mjs', missing: 'audit.noServer', failed: 'audit.failed' } as const

/**
 * Lets the server's half read the books.
 * @throws Refusal with its sentence when it could not
 */
export async function readBooks(project: Project, context: Context): Promise<AuditReport> {
  const report = await askServerHalf(project, half, context)
  if (!isReport(report)) throw new Refusal(context.say('audit.failed', { why: '' }))
  return report
}

const isReport = (value: unknown): value is AuditReport =>
  isMap(value) && Array.isArray(value.findings) && typeof value.orders === 'number' && typeof value.rules === 'number'
