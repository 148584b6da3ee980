import { askRunningServer } from '../../db/command-socket.ts'
import { migrate } from '../../db/migrate.ts'
import { openDatabase } from '../../db/open-database.ts'
import { answerCommand } from '../../lifecycle/answer-command.ts'
import type { Settings } from '../../settings/settings.ts'
import { linkAddress } from '../sign-in/operator-links.ts'
import { operatorCommand, type OperatorReply, type OperatorRequest } from './operator-command.ts'

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

/** The process behind `pagoda operator`. */
await answerCommand(async (settings) => {
  const { SHOP_URL } = process.env
  const request = JSON.parse(process.argv[2] ?? '{"do":"list"}') as OperatorRequest
  return printed(await replyTo(request, settings), SHOP_URL ? new URL(SHOP_URL).origin : settings.publicUrl)
})
