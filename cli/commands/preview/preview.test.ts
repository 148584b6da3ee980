import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { makeProject, repository } from '../../testing/project.ts'
import { pagoda } from '../../testing/run.ts'

/** Stands for the shop: answers on the port that it is given and says what it was started with. */
const shop = `import { createServer } from 'node:http'
const say = () => console.log('shop PAGODA_PREVIEW=' + process.env.PAGODA_PREVIEW)
const server = createServer((_, reply) => reply.end('ok')).listen(Number(process.env.PORT), '127.0.0.1', say)
process.on('SIGTERM', () => { console.log('shop closed'); server.close(); server.closeAllConnections() })
`

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/** Runs preview in a process of its own until it says the text; gives all that it said once it was ended. */
async function previewUntil(root: string, text: string, ...argv: string[]): Promise<string> {
  const child = spawn(process.execPath, [join(repository, 'cli/bin.mjs'), 'preview', ...argv, '--lang', 'en'], {
    cwd: root,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (part: string) => (said += part))
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    said += part
    if (said.includes(text)) child.kill('SIGTERM')
  })
  await new Promise((resolve) => child.once('close', resolve))
  return said
}

describe('pagoda preview', () => {
  it('starts the shop for preview, prints the address of the page, and ends with the shop', async () => {
    const { root } = await makeProject({ 'server/start.mjs': shop })
    const port = String(await freePort())
    const said = await previewUntil(root, 'Ctrl+C ends', 'combo', '--port', port)
    expect(said).toContain('shop PAGODA_PREVIEW=1')
    expect(said).toContain(`套餐: http://127.0.0.1:${port}/tc-fostay/combo\n`)
    expect(said).toContain('This page is not open yet and says so; to open it: npx pagoda new page combo')
    expect(said).toContain('shop closed')
  })

  it('refuses when the shop does not start, and says its exit code', async () => {
    const { root } = await makeProject({ 'server/start.mjs': 'process.exit(3)' })
    const { code, err } = await pagoda(root, 'preview', '--port', String(await freePort()))
    expect(code).toBe(1)
    expect(err).toContain('The shop did not start (exit code 3)')
  })

  it('refuses a page that the route table does not have', async () => {
    const { root } = await makeProject({ 'server/start.mjs': shop })
    expect(await pagoda(root, 'preview', 'nothing')).toMatchObject({ code: 1, err: '✖ There is no page "nothing"' })
  })

  it('refuses where there is no server to start', async () => {
    const { root } = await makeProject()
    const { code, err } = await pagoda(root, 'preview', '--port', String(await freePort()))
    expect(code).toBe(1)
    expect(err).toContain('server/start.mjs is missing')
  })

  it('refuses a port on which a shop runs already', async () => {
    const { root } = await makeProject({ 'server/start.mjs': shop })
    const port = await freePort()
    const other = spawn(process.execPath, [join(root, 'server/start.mjs')], {
      env: { ...process.env, PORT: String(port) },
    })
    onTestFinished(() => void other.kill('SIGKILL'))
    await new Promise((resolve) => other.stdout.once('data', resolve))
    expect(await pagoda(root, 'preview', '--port', String(port))).toMatchObject({
      code: 1,
      err: expect.stringContaining(`A shop is running at http://127.0.0.1:${port} already`),
    })
  })
})
