import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tools } from '../../cli/commands/mcp/tools/index.ts'
import { repository } from '../../cli/testing/project.ts'
import { read, use } from '../fixtures/assistants.ts'
import { embeddedDatabase, LONGEST_OPENING, type TestDatabase } from '../fixtures/databases.ts'
import { type Served, serveStudio } from '../fixtures/served-studio.ts'
import { documents } from './documents.ts'
import { type Probe, startProbe, tell } from './held-up.ts'
import { largestOf } from './largest.ts'

/** ms of one use of a tool: a machine under load is no failure, and what never ends is one. */
const LONGEST = 120_000

let opened: TestDatabase
let served: Served
let probe: Probe
/** Of a process of its own, as assistants start it: what it takes is not the shop's time. */
let client: Client
beforeAll(async () => {
  opened = await embeddedDatabase()
  served = await serveStudio(opened.database)
  const env = { PATH: process.env['PATH'] ?? '', PAGODA_KEY: await served.key('publisher', '助手') }
  const args = ['cli/bin.mjs', 'mcp', '--server', served.url]
  client = new Client({ name: 'a test', version: '1' })
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: repository, env }))
  probe = startProbe(Number(new URL(served.url).port))
  await probe.tellIdle()
}, LONGEST_OPENING)
afterAll(async () => {
  await client.close()
  await probe.end()
  await served.close()
  await opened.remove()
})

/** What no answer tells: where the code is, and how it got there. */
const inner = [repository, 'node_modules', 'file://', '.ts:', '.js:', '\n    at ']

type Input = Readonly<Record<string, unknown>>

/** Uses a tool: it answers by a value, or by a refusal in words. `told`: what it should not have. */
async function tryTool(name: string, input: string, args: Input) {
  let answer: Awaited<ReturnType<typeof use>> | undefined
  const ms = await probe.heldUp(async () => {
    answer = await use(client, name, args as Record<string, unknown>)
  })
  tell(`an assistant's ${name}`, input, ms)
  const { isError = false, content, structuredContent } = answer!
  const text = content[0]?.text ?? ''
  const told = isError ? inner.filter((one) => text.includes(one)) : []
  return { isError, isAnswered: text !== '' && structuredContent['code'] !== 'internal-error', told }
}
const ANSWERED = { isAnswered: true, told: [] }

const nested = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = [value]
  return value
}
const json = (text: string) => JSON.parse(text) as unknown

/** What stands in place of a field. */
const wrong: Readonly<Record<string, unknown>> = {
  nothing: null,
  'a number': 1,
  'a number that no number is': 1e308,
  'an empty text': '',
  'a text with U+0000': 'a\u0000b',
  'half a sign': '\ud800',
  'a path out of its folder': '../../../etc/passwd',
  'a name of every object': '__proto__',
  'another name of every object': 'constructor',
  'an object with such a name': json('{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}}}'),
  'a list': [],
  'lists in lists': nested(2_000),
  'a text of a megabyte': '海'.repeat(350_000),
}

const usual = { letters: 50_000, levels: 2_000, document: documents['a page of a megabyte']! }

describe.each(tools.map((tool) => [tool.name, tool] as const))('an assistant, %s', (name, tool) => {
  const fields = Object.keys(tool.input.properties ?? {})
  const known = async (): Promise<Input> => {
    const { revision } = fields.includes('revision') ? await read(client) : { revision: '' }
    return {
      ...(fields.includes('name') && { kind: 'page', name: 'home' }),
      ...(fields.includes('revision') && { revision }),
      ...(fields.includes('picture') && { picture: false }),
    }
  }

  it.each([
    ['the largest', usual],
    ['the deepest', { ...usual, letters: 1_000, levels: 2_000 }],
  ])(
    'answers %s that its schema takes',
    async (input, how) => {
      const args = { ...(largestOf(tool.input, how) as object), ...(await known()) }
      expect(await tryTool(name, input, args)).toMatchObject(ANSWERED)
    },
    LONGEST,
  )

  it.each(fields.flatMap((field) => Object.keys(wrong).map((what) => [field, what] as const)))(
    'answers where %s is %s',
    async (field, what) => {
      const args = { ...(await known()), [field]: wrong[what] }
      expect(await tryTool(name, `${field}: ${what}`, args)).toMatchObject(ANSWERED)
    },
    LONGEST,
  )

  it.each(['kind', 'name'].filter(() => fields.includes('name')))(
    'answers where %s is of nothing that is there',
    async (field) => {
      const given = field === 'kind' ? { kind: 'route' } : { name: 'nothing-there' }
      const found = await tryTool(name, `${field} of nothing`, { ...(await known()), ...given })
      expect(found).toEqual({ ...ANSWERED, isError: true })
    },
    LONGEST,
  )
})

/** Operations that are short to ask for and long to do, or that no document has a place for. */
const operations: Readonly<Record<string, readonly Input[]>> = {
  'a list of 4,294,967,295 entries': [
    { do: 'set', block: 'words', path: ['props', 'parts', 0, 'paragraphs', 'length'], value: 4_294_967_295 },
  ],
  'an entry at 4,294,967,294': [
    { do: 'set', block: 'words', path: ['props', 'parts', 0, 'paragraphs', 4_294_967_294], value: '早' },
  ],
  'an entry at 20,000,000': [
    { do: 'set', block: 'words', path: ['props', 'parts', 0, 'paragraphs', 20_000_000], value: '早' },
  ],
  'an entry before the first': [{ do: 'set', block: 'words', path: ['props', 'parts', -1], value: '早' }],
  'a value at the prototype': [{ do: 'set', block: 'words', path: ['props', '__proto__', 'a'], value: 1 }],
  'a value of the page at the prototype': [{ do: 'set-page', path: ['__proto__', 'a'], value: 1 }],
  'a value of the page at the constructor': [{ do: 'set-page', path: ['constructor', 'prototype', 'a'], value: 1 }],
  'a block at the prototype': [{ do: 'set', block: '__proto__', path: ['props'], value: {} }],
  'a block that is moved to the prototype': [{ do: 'move', blocks: ['words'], place: '__proto__' }],
  'a block that is moved into itself': [{ do: 'move', blocks: ['words'], place: 'in/words/body' }],
  'a block that is moved where nothing is': [{ do: 'move', blocks: ['words'], place: 'popups/nothing', index: 1e15 }],
  'a block that is named 200 times': [{ do: 'remove', blocks: Array.from({ length: 200 }, () => 'words') }],
  'the blocks of the page as one value': [{ do: 'set-page', path: ['blocks'], value: nested(2_000) }],
  'the versions as a text': [{ do: 'set-page', path: ['versions'], value: 'x' }],
  'blocks that are none': [
    { do: 'insert', insert: [{}, { id: 1 }, { slots: 1 }, { id: '__proto__', slots: { a: 1 } }] },
  ],
  'blocks in blocks': [{ do: 'insert', insert: [blockIn(1_000)] }],
  'a hundred times fifty blocks': Array.from({ length: 100 }, () => ({
    do: 'insert',
    insert: Array.from({ length: 50 }, () => ({ id: 'words', widget: 'rich-text' })),
  })),
  'a hundred long lists': Array.from({ length: 100 }, (_, at) => ({
    do: 'set-page',
    path: [`list-${at}`],
    value: Array.from({ length: 5_000 }, () => 1),
  })),
  'what belongs to another operation': [{ do: 'hide', path: ['title'], value: 1, insert: [{ id: 'a' }] }],
}

function blockIn(levels: number): object {
  let block: object = { id: 'deepest', widget: 'rich-text' }
  for (let level = 0; level < levels; level++) block = { id: `s${level}`, widget: 'section', slots: { body: [block] } }
  return block
}

describe("an assistant's operations", () => {
  it.each(Object.keys(operations))(
    'are answered: %s',
    async (input) => {
      const { revision } = await read(client)
      const args = { name: 'home', revision, operations: operations[input] }
      expect(await tryTool('propose_edit', input, args)).toMatchObject(ANSWERED)
      // Nothing is left of it that the next one would meet.
      expect((await read(client)).title).toBeTypeOf('string')
    },
    LONGEST,
  )
})

describe("an assistant's text", () => {
  it.each(Object.entries(documents))(
    'is answered: %s',
    async (input, text) => {
      expect(await tryTool('check', input, { name: 'home', text })).toMatchObject(ANSWERED)
      const { revision } = await read(client)
      expect(await tryTool('propose_edit', input, { name: 'home', revision, text })).toMatchObject(ANSWERED)
    },
    LONGEST,
  )
})
