import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { main } from './main.ts'

let cwd: string
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'pagoda-'))
})
afterAll(() => rm(cwd, { recursive: true, force: true }))

const run = (...argv: readonly string[]) => runIn(cwd, ...argv)

async function runIn(cwd: string, ...argv: readonly string[]) {
  const [out, err]: [string[], string[]] = [[], []]
  const code = await main(argv, { cwd, out: (text) => out.push(text), err: (text) => err.push(text) })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

describe('the command line of the engine’s package', () => {
  it('writes a site, named after its folder, with the engine that is at hand', async () => {
    expect(await run('new', 'app', 'My Site')).toMatchObject({ code: 0, err: '' })
    const made = JSON.parse(await readFile(join(cwd, 'My Site/package.json'), 'utf8')) as Record<string, unknown>
    expect(made).toMatchObject({ name: 'my-site', dependencies: { react: expect.any(String) } })
    expect(JSON.stringify(made)).not.toContain('../../dist')
  })

  it('writes over nothing', async () => {
    await run('new', 'app', 'taken')
    expect(await run('new', 'app', 'taken')).toEqual({ code: 1, out: '', err: 'taken exists and is not empty' })
  })

  it.each([[['check']], [['gen']], [['new', 'page', 'summer']], [['new', 'widget', 'card']]])(
    '%j is refused where there is no site, and writes nothing',
    async (argv) => {
      expect(await run(...argv)).toEqual({
        ...{ code: 1, out: '' },
        err: 'There is no site.ts here: a site has it in the folder of its package.json',
      })
      expect(await readdir(cwd)).not.toContain('pages')
    },
  )

  it.each([
    [['chek'], 'There is no command "pagoda chek", did you mean "pagoda check"?'],
    [['widget', 'card'], 'There is no command "pagoda widget", did you mean "pagoda new widget"?'],
    [['new'], 'There is no command "pagoda new"'],
    [['constructor'], 'There is no command "pagoda constructor"'],
    [['check', '--jsn'], "Unknown option '--jsn'"],
    [['check', 'pages'], 'One argument too many: pages'],
    [['new', 'app'], '<folder> is missing'],
    [['new', 'app', 'a', 'b'], 'One argument too many: b'],
    [['new', 'page', 'a', '--path'], "Option '--path <value>' argument missing"],
  ])('%j is called wrongly, and says how it is called', async (argv, words) => {
    const { code, out, err } = await run(...argv)
    expect({ code, out, first: err.split('\n')[0] }).toEqual({ code: 2, out: '', first: words })
    expect(err).toContain(argv[1] === 'app' ? 'pagoda new app <folder>' : 'pagoda ')
  })

  it('tells what it can do', async () => {
    const { code, out } = await run('--help')
    expect(code).toBe(0)
    for (const command of ['check', 'gen', 'new app', 'new widget', 'new page'])
      expect(out).toContain(`pagoda ${command}`)
    expect((await run()).code).toBe(2)
    expect((await run('new', 'page', '-h')).out).toContain('pagoda new page <name> [--path <address>]')
    expect((await run('--version')).out).toMatch(/^\d+\.\d+\.\d+$/)
  })
})

describe('a site of one’s own, by the command line of the engine’s package', () => {
  let site: string
  beforeAll(async () => {
    site = join(cwd, 'growing')
    await run('new', 'app', 'growing')
  })
  const read = (file: string) => readFile(join(site, file), 'utf8')

  it('gets a widget under the names of its own', async () => {
    const { code, out } = await runIn(site, 'new', 'widget', 'price-tag', '--title', "Today's price")
    expect(code).toBe(0)
    expect(out).toContain('Made widgets/price-tag/index.ts')
    expect(await readdir(join(site, 'widgets/price-tag'))).toEqual(['index.ts', 'price-tag.tsx'])
    expect(await read('widgets/price-tag/index.ts')).toContain("title: 'Today\\'s price'")
    expect(await read('widgets/price-tag/price-tag.tsx')).toContain('function PriceTag(')
    expect(await read('widgets/price-tag/index.ts')).not.toMatch(/hello-?card/i)
  })

  it('gets a page, at an address of its name where none is given', async () => {
    expect(await runIn(site, 'new', 'page', 'summer-sale')).toMatchObject({ code: 0, err: '' })
    expect(JSON.parse(await read('pages/summer-sale.json'))).toMatchObject({ title: 'Summer sale', blocks: [] })
    const { routes } = JSON.parse(await read('pages/routes.json')) as { readonly routes: readonly object[] }
    expect(routes.at(-1)).toEqual({ name: 'summer-sale', path: '/summer-sale', title: 'Summer sale', open: true })
  })

  it.each([
    [['widget', 'hello-card'], 'widgets/hello-card exists already'],
    [['widget', 'Card'], '"Card" cannot be a name'],
    [['widget', 'import'], '"import" is a reserved name'],
    [['page', 'home'], 'pages/home.json exists already'],
    [['page', '../x'], '"../x" cannot be a name'],
    [['page', 'other', '--path', '/about'], 'The address /about belongs to "about"'],
    [['page', 'other', '--path', 'other'], '"other" cannot be an address'],
  ])('new %j is refused in words, and writes nothing', async (argv, words) => {
    const before = await readdir(site, { recursive: true })
    const { code, err } = await runIn(site, 'new', ...argv)
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(words) })
    expect(await readdir(site, { recursive: true })).toEqual(before)
  })

  it('says of a site.ts that can’t be loaded why, and of one without a site that', async () => {
    const site = join(cwd, 'broken')
    await run('new', 'app', 'broken')
    await writeFile(join(site, 'site.ts'), "throw new Error('no such thing')")
    expect(await runIn(site, 'check')).toEqual({ code: 1, out: '', err: "site.ts can't be loaded: no such thing" })
    await writeFile(join(site, 'site.ts'), 'export const other = 1')
    expect(await runIn(site, 'check')).toEqual({ code: 1, out: '', err: 'site.ts exports no "site"' })
  })

  it.each([
    ['exports no widget', 'export const card = 1'],
    ['has the code of another', "export default { code: 'crd' }"],
  ])('says of a widget that %s what is wanted', async (_what, door) => {
    const site = join(cwd, `doors${door.length}`)
    await run('new', 'app', site)
    await writeFile(
      join(site, 'site.ts'),
      "import { widgets } from 'pagoda/widgets'\nexport const site = { widgets, endpoints: {} }",
    )
    await writeFile(join(site, 'widgets/hello-card/index.ts'), door)
    expect((await runIn(site, 'check')).err).toBe(
      "site.ts can't be loaded: widgets/hello-card/index.ts has to export by default a widget whose code is hello-card",
    )
  })

  it('writes what an editor completes its pages by', async () => {
    const site = join(cwd, 'edited')
    await run('new', 'app', 'edited')
    const card = `{ code: 'hello-card', title: 'Card', description: 'A card.', props: { type: 'object' }, height: 1 }`
    await writeFile(join(site, 'site.ts'), `export const site = { widgets: { 'hello-card': ${card} }, endpoints: {} }`)
    const { code, out } = await runIn(site, 'gen')
    expect({ code, out: out.split('\n') }).toEqual({
      code: 0,
      out: ['page', 'part', 'routes'].map((name) => `Wrote schemas/${name}.schema.json`),
    })
    expect(await readFile(join(site, 'schemas/page.schema.json'), 'utf8')).toContain('"hello-card"')
    expect(await runIn(site, 'gen')).toMatchObject({ code: 0, out: 'schemas/ is up to date' })
  })
})
