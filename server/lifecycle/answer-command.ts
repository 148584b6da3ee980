import { fileURLToPath } from 'node:url'
import { readSettings, type Settings } from '../settings/settings.ts'
import { commandErrorMessage } from './startup-error.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a process behind a command of the line does: it prints an answer as JSON, or a sentence that says why there is none, with exit code 1. */
export async function answerCommand(answer: (settings: Settings) => Promise<object>): Promise<void> {
  const { DATA_DIR, DATABASE_URL, PORT } = process.env
  const read = readSettings({ DATA_DIR, DATABASE_URL, PORT }, root)
  if (!read.ok) return fail(read.problems.join(' '))
  try {
    process.stdout.write(`${JSON.stringify(await answer(read.settings))}\n`)
  } catch (error) {
    fail(commandErrorMessage(error))
  }
}

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
