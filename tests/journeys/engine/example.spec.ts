import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const root = process.cwd()
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }
const tarball = join(root, 'dist', `pagoda-${version}.tgz`)

const node = (cwd: string, ...args: readonly string[]): string =>
  execFileSync(process.execPath, args, { cwd, encoding: 'utf8' })

/** Puts the packed engine where npm would, into a folder of this repository: React and Vite are found above it, without a download. */
function install(app: string): void {
  mkdirSync(join(app, 'node_modules'), { recursive: true })
  execFileSync('tar', ['-xzf', tarball, '-C', 'node_modules'], { cwd: app })
  renameSync(join(app, 'node_modules/package'), join(app, 'node_modules/pagoda'))
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}

/** @returns its address, once it listens, and what ends it */
async function start(app: string) {
  const server = spawn(process.execPath, ['dist/server/server.js'], {
    ...{ cwd: app, env: { ...process.env, PORT: `${await freePort()}` } },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  return { address: line.toString().trim(), end: () => server.kill() }
}

test.describe('the engine as a package', () => {
  test(
    'a site that is no shop is made, checked, built, served and answers',
    { tag: '@gate' },
    async ({ page }, info) => {
      const app = info.outputPath('site')
      rmSync(app, { recursive: true, force: true })
      node(root, 'build/engine-package.mjs')
      expect(statSync(tarball).size).toBeLessThan(400_000)
      node(root, 'cli/bin.mjs', 'new', 'app', app)
      install(app)

      expect(node(app, 'node_modules/pagoda/bin.js', 'check')).toContain('0 errors')
      const [, entry] = /```ts\n(import 'pagoda\/style\.css'.*?)```/s.exec(readFileSync('docs/engine.md', 'utf8'))!
      writeFileSync(join(app, 'start.ts'), entry!)
      node(app, join(root, 'node_modules/typescript/bin/tsc'), '-p', '.')
      node(app, join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error')
      // React is the one for visitors, whatever the environment says: it is set before React is loaded.
      expect(readFileSync(join(app, 'dist/server/server.js'), 'utf8')).toMatch(/^import .*NODE_ENV/)
      const complaints: string[] = []
      page.on('console', (message) => complaints.push(message.text()))
      page.on('pageerror', (error) => complaints.push(error.message))
      const { address, end } = await start(app)
      try {
        const answer = await page.goto(`${address}?name=Ann`)
        expect(await answer!.text()).toContain('<h1>Hello Ann</h1>')
        await expect(page.locator('html[data-ready]')).toBeAttached()
        await page.getByLabel('Your name').fill('Bo')
        await page.getByRole('button', { name: 'Greet' }).tap()
        await expect(page.getByRole('heading')).toHaveText('Hello Bo')
        await expect(page).toHaveURL(/\?name=Bo$/)

        // A page that changes is another at the next request; one that is wrong stays as it was.
        const about = join(app, 'pages/about.json')
        const text = readFileSync(about, 'utf8')
        const titled = async () => (await page.goto(`${address}about`), page.getByRole('heading').textContent())
        writeFileSync(about, text.replace('A site of two pages', 'Another sentence'))
        await expect.poll(titled).toBe('Another sentence')
        writeFileSync(about, text.replace('hello-card', 'no-card'))
        expect(await titled()).toBe('Another sentence')
        expect(complaints).toEqual([])
      } finally {
        end()
      }
    },
  )
})
