import { fileURLToPath } from 'node:url'
import { readSettings } from '../settings/settings.ts'
import { commandErrorMessage } from '../lifecycle/startup-error.ts'
import { auditDatabase } from './audit-database.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The process behind `pagoda audit`: a report as JSON, or a sentence that says why there is none and exit code 1. */
async function main(): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = process.env
  const read = readSettings({ DATA_DIR, DATABASE_URL }, root)
  if (!read.ok) return fail(read.problems.join(' '))
  try {
    process.stdout.write(`${JSON.stringify(await auditDatabase(read.settings))}\n`)
  } catch (error) {
    fail(commandErrorMessage(error))
  }
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

await main()
