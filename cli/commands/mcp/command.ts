import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { command, type Context, type ExitCode } from '../../command.ts'
import { Refusal, WrongUsage } from '../../refusal.ts'
import { openRemote, remoteArgs, serverOf } from '../../remote/client.ts'
import { assistantServer } from './assistant-server.ts'
import { MCP_PATH, serveHttp } from './serve-http.ts'

/** `pagoda mcp`: assistants read pages and propose drafts of a running server, with what the key's role may do. */
export default (context: Context) =>
  command({
    args: {
      ...remoteArgs(context),
      http: { type: 'string', valueHint: 'port', description: context.say('mcp.http') },
    },
    examples: [
      { line: 'npx pagoda mcp --server https://shop.example', what: context.say('mcp.exampleStdio') },
      { line: 'npx pagoda mcp --http 5190', what: context.say('mcp.exampleHttp') },
    ],
    run: ({ http, ...args }) => (http === undefined ? overStdio(args, context) : overHttp(http, args.server, context)),
  })

/** What is printed is the protocol's: whatever else there is to say goes to the other output. */
async function overStdio(args: Parameters<typeof openRemote>[0], context: Context): Promise<ExitCode> {
  // Who waits for an answer is an assistant, which is told instead.
  const remote = await openRemote(args, context, { waits: false })
  // An assistant shows nobody why a call failed: a key that is none is told at the start.
  await remote.ask.me({})
  const { StdioServerTransport } = await import('@modelcontextprotocol/sdk/server/stdio.js')
  const server = await assistantServer({ remote, env: context.env })
  await server.connect(new StdioServerTransport())
  await once(process.stdin, 'end')
  await server.close()
  return 0
}

async function overHttp(text: string, asked: string | undefined, context: Context): Promise<ExitCode> {
  const { say, err } = context
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new WrongUsage(say('mcp.badPort', { port: text }))
  const server = serverOf(asked, context)
  const http = await serveHttp(server, port, context).catch((error: unknown) => {
    throw new Refusal(say('mcp.portTaken', { port, why: error instanceof Error ? error.message : String(error) }))
  })
  const { address, port: bound } = http.address() as AddressInfo
  err(say('mcp.listening', { url: `http://${address}:${bound}${MCP_PATH}`, server }))
  await once(http, 'close')
  return 0
}
