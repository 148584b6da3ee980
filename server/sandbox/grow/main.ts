import { fileURLToPath } from 'node:url'
import { readSettings } from '../../settings/settings.ts'
import { commandErrorMessage } from '../../lifecycle/startup-error.ts'
import { growDatabase } from './grow-database.ts'
import { CannotGrow } from './growth.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * The process behind `pagoda sandbox grow`: three numbers (products, orders, members) as arguments; lines of JSON, the last of them the sum. Or
 * a sentence that says why not, and exit code 1.
 */
async function main(): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = process.env
  const read = readSettings({ DATA_DIR, DATABASE_URL }, root)
  if (!read.ok) return fail(read.problems.join(' '))
  const [products = 0, orders = 0, members = 0] = process.argv.slice(2).map(Number)
  const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
  try {
    tell(await growDatabase(read.settings, { products, orders, members }, tell))
  } catch (error) {
    fail(error instanceof CannotGrow ? error.message : commandErrorMessage(error))
  }
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

await main()
