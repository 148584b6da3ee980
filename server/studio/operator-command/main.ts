import { fileURLToPath } from 'node:url'
import { askRunningServer } from '../../db/command-socket.ts'
import { migrate } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open-database.ts'
import { readSettings, type Settings } from '../../settings/settings.ts'
import { commandErrorMessage } from '../../lifecycle/startup-error.ts'
import { linkAddress } from '../sign-in/operator-links.ts'
import { operatorCommand, type OperatorReply, type OperatorRequest } from './operator-command.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The process behind `pagoda operator`: an answer as JSON, or a sentence that says why there is none and exit code 1. */
async function main(request: OperatorRequest): Promise<void> {
  const { DATA_DIR, DATABASE_URL, SHOP_URL, PORT } = process.env
  const read = readSettings({ DATA_DIR, DATABASE_URL, PORT }, root)
  if (!read.ok) return fail(read.problems.join(' '))
  try {
    const origin = SHOP_URL ? new URL(SHOP_URL).origin : read.settings.publicUrl
    process.stdout.write(`${JSON.stringify(printed(await replyTo(request, read.settings), origin))}\n`)
  } catch (error) {
    fail(commandErrorMessage(error))
  }
}

/** Of the server that has the embedded database open, or with the database itself where no server does. */
async function replyTo(request: OperatorRequest, { databaseUrl, dataDir }: Settings): Promise<OperatorReply> {
  const reply = databaseUrl === undefined ? await askRunningServer(operatorCommand, dataDir, request) : undefined
  if (reply) return reply
  const database = await openDatabase({ databaseUrl, dataDir, onDeath: () => {}, onBrokenConnection: () => {} })
  try {
    // The first operator of a live shop is added before it is started for the first time.
    await database.unhurried(({ pool }) => migrate(pool))
    return await operatorCommand.run(database.orm, request)
  } finally {
    await database.close()
  }
}

const printed = (reply: OperatorReply, origin: string): object =>
  'secret' in reply ? { name: reply.name, link: linkAddress(origin, reply), expiresAt: reply.expiresAt } : reply

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}

await main(JSON.parse(process.argv[2] ?? '{"do":"list"}') as OperatorRequest)
