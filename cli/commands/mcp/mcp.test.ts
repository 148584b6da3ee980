import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { studioProblems } from '../../../schemas/studio/problems.ts'
import { connected, quietContext, read, use } from '../../../tests/fixtures/assistants.ts'
import { embeddedDatabase, LONGEST_OPENING, type TestDatabase } from '../../../tests/fixtures/databases.ts'
import { type Served, serveStudio } from '../../../tests/fixtures/served-studio.ts'
import { repository } from '../../testing/project.ts'
import { serveHttp } from './serve-http.ts'

let opened: TestDatabase
let served: Served
let editor: string

beforeAll(async () => {
  opened = await embeddedDatabase()
  served = await serveStudio(opened.database)
  editor = await served.key('editor', '助手')
}, LONGEST_OPENING)
afterAll(async () => {
  await served.close()
  await opened.remove()
})

describe('pagoda mcp', () => {
  it('[X6] serves by HTTP with the key that each call brings, and no page of a browser', async () => {
    const http = await serveHttp(served.url, 0, quietContext())
    onTestFinished(() => void http.close())
    const { port } = http.address() as AddressInfo
    const url = new URL(`http://127.0.0.1:${port}/mcp`)
    const by = (key: string) =>
      new StreamableHTTPClientTransport(url, { requestInit: { headers: { authorization: `Bearer ${key}` } } })
    const client = await connected(by(editor) as Transport)
    expect((await read(client)).name).toBe('home')
    const wrong = await connected(by('pagoda_wrong') as Transport)
    expect(await use(wrong, 'list_pages')).toMatchObject({
      isError: true,
      content: [{ text: studioProblems['wrong-key'].message }],
    })
    const status = (headers: Record<string, string>, path = '/mcp', method = 'POST') =>
      new Promise<number | undefined>((done, failed) => {
        const asked = request({ host: '127.0.0.1', port, path, method, headers }, (reply) => {
          reply.resume()
          done(reply.statusCode)
        })
        asked.once('error', failed)
        asked.end()
      })
    const authorization = `Bearer ${editor}`
    expect(await status({})).toBe(401)
    expect(await status({ authorization, host: 'rebound.example' })).toBe(403)
    expect(await status({ authorization, origin: 'http://127.0.0.1' })).toBe(403)
    expect(await status({ authorization, cookie: 'a=b' })).toBe(403)
    expect(await status({ authorization }, '/')).toBe(404)
    expect(await status({ authorization }, '/mcp', 'GET')).toBe(405)
  })

  it('[X6] serves by standard input and output, as assistants start it', async () => {
    const start = (key: string) =>
      new StdioClientTransport({
        command: process.execPath,
        args: ['cli/bin.mjs', 'mcp', '--server', served.url],
        cwd: repository,
        env: { PATH: process.env.PATH ?? '', LC_ALL: 'en_GB.UTF-8', PAGODA_KEY: key },
        stderr: 'pipe',
      })
    const client = await connected(start(editor) as Transport)
    expect((await read(client)).name).toBe('home')
    const wrong = start('pagoda_wrong')
    let told = ''
    wrong.stderr?.on('data', (text: Buffer) => (told += text.toString()))
    await expect(connected(wrong as Transport)).rejects.toThrow(/closed/i)
    expect(told).toContain('does not know this key')
  })
})
