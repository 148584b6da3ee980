import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'

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

const build = (app: string) => node(app, join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error')

/** What the browser says of a page. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('response', (answer) => answer.ok() || complaints.push(`${answer.status()} ${answer.url()}`))
  return complaints
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
  // One worker packs it, once: another would write the same file while a site is installed from it.
  test.describe.configure({ mode: 'default' })
  test.beforeAll(() => void node(root, 'build/engine-package.mjs'))

  test(
    'a site that is no shop is made, checked, built, served and answers',
    { tag: '@gate' },
    async ({ page }, info) => {
      const app = info.outputPath('site')
      rmSync(app, { recursive: true, force: true })
      expect(statSync(tarball).size).toBeLessThan(400_000)
      node(root, 'cli/bin.mjs', 'new', 'app', app)
      install(app)

      expect(node(app, 'node_modules/pagoda/bin.js', 'check')).toContain('0 errors')
      const [, entry] = /```ts\n(import 'pagoda\/style\.css'.*?)```/s.exec(readFileSync('docs/engine.md', 'utf8'))!
      writeFileSync(join(app, 'start.ts'), entry!)
      node(app, join(root, 'node_modules/typescript/bin/tsc'), '-p', '.')
      build(app)
      // React is the one for visitors, whatever the environment says: it is set before React is loaded.
      expect(readFileSync(join(app, 'dist/server/server.js'), 'utf8')).toMatch(/^import .*NODE_ENV/)
      const complaints = complaintsOf(page)
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

  test(
    'the same site below a prefix: its links, calls, pictures and files are there',
    { tag: '@gate' },
    async ({ page }, info) => {
      const app = info.outputPath('site')
      rmSync(app, { recursive: true, force: true })
      node(root, 'cli/bin.mjs', 'new', 'app', app)
      install(app)
      const change = (file: string, before: string, after: string) => {
        const text = readFileSync(join(app, file), 'utf8')
        expect(text).toContain(before)
        writeFileSync(join(app, file), text.replace(before, after))
      }
      change('site.ts', 'widgets, endpoints', "base: '/shop', widgets, endpoints")
      change(
        'widgets/hello-card/hello-card.tsx',
        '<h1>{text}</h1>',
        '<h1><a href={useHref()("/about")}><img src={useHref()("/bay.svg")} alt=""/>{text}</a></h1>',
      )
      change(
        'widgets/hello-card/hello-card.tsx',
        'export default',
        "import { useHref } from 'pagoda/react'\nexport default",
      )
      change(
        'pages/home.json',
        '"do": "set-query", "key": "name", "to": "{{ event.name }}"',
        '"do": "navigate", "to": "/about"',
      )
      change(
        'pages/about.json',
        '"title": "About",',
        '"title": "About", "state": { "name": "" }, "data": { "late": { "from": "greeting", "with": { "name": "{{ state.name }}" } } },',
      )
      change(
        'pages/about.json',
        '"blocks": [',
        '"blocks": [{ "id": "form", "widget": "name-form", "props": { "label": "Your name" }, "on": { "name": [{ "do": "set-state", "key": "name", "to": "{{ event.name }}" }] } }, { "id": "late", "widget": "hello-card", "props": { "text": "{{ late.text }}" } },',
      )
      mkdirSync(join(app, 'public'))
      writeFileSync(join(app, 'public/bay.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
      expect(node(app, 'node_modules/pagoda/bin.js', 'check')).toContain('0 errors')
      build(app)
      const complaints = complaintsOf(page)
      const { address, end } = await start(app)
      try {
        expect(new URL(address).pathname).toBe('/shop/')
        await page.goto(address)
        await expect(page.locator('html[data-ready]')).toBeAttached()
        expect(await page.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(9)
        await page.getByRole('button', { name: 'Greet' }).tap()
        await expect(page).toHaveURL(`${address}about`)
        await page.goto(address)
        await page.getByRole('link').tap()
        await expect(page).toHaveURL(`${address}about`)
        // Data that a change of the state loads again, by the browser.
        await expect(page.locator('html[data-ready]')).toBeAttached()
        await page.getByLabel('Your name').fill('Bo')
        await page.getByRole('button', { name: 'Greet' }).tap()
        await expect(page.getByRole('heading').first()).toHaveText('Hello Bo')
        expect(complaints).toEqual([])
      } finally {
        end()
      }
    },
  )
})
