import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal, type Context } from '../../command.ts'
import { isObject, parseJson } from '../../project.ts'

/** What the server's half says of the books (server/audit). */
export interface AuditReport {
  readonly orders: number
  readonly rules: number
  readonly findings: readonly { readonly rule: string; readonly subject: string; readonly detail: string }[]
}

/**
 * Lets the server's half read the books in a process of its own, with this one's settings.
 * @throws Refusal with its sentence when it could not, as while a running server holds the embedded database
 */
export async function readBooks(root: string, { env, say }: Context): Promise<AuditReport> {
  const entry = join(root, 'server', 'audit.mjs')
  if (!existsSync(entry)) throw new Refusal(say('audit.noServer'))
  const child = spawn(process.execPath, [entry], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const texts = { out: '', err: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.err += text))
  await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  const report = parseJson(texts.out)
  if (child.exitCode !== 0 || !isReport(report)) throw new Refusal(say('audit.failed', { why: texts.err.trim() }))
  return report
}

const isReport = (value: unknown): value is AuditReport =>
  isObject(value) &&
  Array.isArray(value.findings) &&
  typeof value.orders === 'number' &&
  typeof value.rules === 'number'
