import { fileURLToPath } from 'node:url'
import { migrate } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open-database.ts'
import { readSettings, type Settings } from '../../settings/settings.ts'
import { commandErrorMessage } from '../../lifecycle/startup-error.ts'
import { linkAddress } from '../sign-in/operator-links.ts'
import { askDesk } from './desk-socket.ts'
import { type DeskAnswer, type DeskAsk, serveDesk } from './operator-desk.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The process behind `pagoda operator`: an answer as JSON, or a sentence that says why there is none and exit code 1. */
async function main(ask: DeskAsk): Promise<void> {
  const { DATA_DIR, DATABASE_URL, SHOP_URL, PORT } = process.env
  const read = readSettings({ DATA_DIR, DATABASE_URL, PORT }, root)
  if (!read.ok) return fail(read.problems.join(' '))
  try {
    const origin = SHOP_URL ? new URL(SHOP_URL).origin : read.settings.publicUrl
    process.stdout.write(`${JSON.stringify(told(await answerTo(ask, read.settings), origin))}\n`)
  } catch (error) {
    fail(commandErrorMessage(error))
  }
}

/** Of the server that has the embedded database open, or with the database itself where no server does. */
async function answerTo(ask: DeskAsk, { databaseUrl, dataDir }: Settings): Promise<DeskAnswer> {
  const answered = databaseUrl === undefined ? await askDesk(dataDir, ask) : undefined
  if (answered) return answered
  const database = await openDatabase({ databaseUrl, dataDir, onDeath: () => {}, onBrokenConnection: () => {} })
  try {
    // The first operator of a live shop is added before it is started for the first time.
    await database.unhurried(({ pool }) => migrate(pool))
    return await serveDesk(database.orm, ask, Date.now())
  } finally {
    await database.close()
  }
}

const told = (answer: DeskAnswer, origin: string): object =>
  'secret' in answer ? { name: answer.name, link: linkAddress(origin, answer), expiresAt: answer.expiresAt } : answer

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

await main(JSON.parse(process.argv[2] ?? '{"do":"list"}') as DeskAsk)
