import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { ValidateFunction } from 'ajv'
import manifest from '../../../package.json' with { type: 'json' }
import { studioProblems } from '../../../schemas/studio/problems.ts'
import { DEEPEST, isDeeper, type Json } from '../../../src/studio/document/index.ts'
import { Refused } from '../../remote/client.ts'
import { type Tool, type ToolAnswer, ToolRefusal, type ToolContext } from './tool.ts'
import { tools } from './tools/index.ts'

const INSTRUCTIONS =
  'Pages of a shop are JSON. Read a page (read_page) and the schemas of its widgets (list_widgets), change it by propose_edit, and look at the problems that come back until there are none. What you change is a draft: a person looks at it (preview) and publishes it.'

const checks = new Map<string, ValidateFunction>()

/** The check of a tool's input. The library is loaded when an assistant is there: it is nothing to other commands. */
async function checkOf({ name, input }: Tool): Promise<ValidateFunction> {
  const { Ajv } = await import('ajv')
  const check = checks.get(name) ?? new Ajv({ strict: false }).compile(input)
  checks.set(name, check)
  return check
}

/** A server of the Model Context Protocol for one assistant. The SDK is loaded here, when it is wanted. */
export async function assistantServer(context: ToolContext): Promise<Server> {
  const { Server: OfSdk } = await import('@modelcontextprotocol/sdk/server/index.js')
  const { CallToolRequestSchema, ListToolsRequestSchema } = await import('@modelcontextprotocol/sdk/types.js')
  // Tools are told by JSON Schemas, which the SDK's simpler door does not take.
  const server = new OfSdk(
    { name: 'pagoda', title: 'Pagoda', version: manifest.version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(toldTool) }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    callTool(params.name, params.arguments ?? {}, context),
  )
  return server
}

const toldTool = ({ name, title, description, input, isReadOnly }: Tool) => ({
  ...{ name, title, description },
  inputSchema: structuredClone(input) as { type: 'object'; properties?: Record<string, object> },
  annotations: { readOnlyHint: isReadOnly, destructiveHint: name === 'publish', openWorldHint: false },
})

/** Whatever becomes of it is told: a refusal in the studio's own words. */
async function callTool(name: string, input: object, context: ToolContext): Promise<CallToolResult> {
  const tool = tools.find((one) => one.name === name)
  if (!tool) return refused('no-such-tool', `没有工具「${name}」`)
  const check = await checkOf(tool)
  const mistake = isDeeper(input as Json, DEEPEST)
    ? `嵌套太深，最多 ${DEEPEST} 层`
    : check(input)
      ? undefined
      : mistakeIn(check)
  if (mistake !== undefined)
    return refused('invalid-request', `${studioProblems['invalid-request'].message}：${mistake}`)
  try {
    return answered(await tool.run(input as never, context))
  } catch (error) {
    if (error instanceof Refused) return refused(error.failure.code, wordsOf(error))
    if (error instanceof ToolRefusal) return refused(error.code, error.message)
    throw error
  }
}

/** The server's words, which people read in the studio; where no server answered, the command's. */
const wordsOf = ({ failure, message }: Refused): string => (failure.code === 'offline' ? message : failure.message)

function mistakeIn({ errors }: ValidateFunction): string {
  const [first] = errors ?? []
  return `${first?.instancePath || '/'} ${first?.message ?? ''}`
}

const answered = ({ value, picture }: ToolAnswer): CallToolResult => ({
  content: [
    { type: 'text', text: JSON.stringify(value, undefined, 2) },
    ...(picture ? [{ type: 'image' as const, data: picture.toString('base64'), mimeType: 'image/jpeg' }] : []),
  ],
  structuredContent: { ...value },
})

const refused = (code: string, message: string): CallToolResult => ({
  content: [{ type: 'text', text: message }],
  structuredContent: { code, message },
  isError: true,
})
