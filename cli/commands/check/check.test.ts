import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isGate } from '../../../tests/later.ts'
import { makeProject, smallShop } from '../../testing/project.ts'
import { pagoda, pagodaWith, spawnPagoda } from '../../testing/run.ts'
import { picturesOf } from './pictures.ts'

const theme = '{ "title": "澜途度假", "tokens": { "brand": "#075E5A" } }\n'
const typo = smallShop['pages/home.json'].replace('"widget": "note"', '"widget": "notte"')

/** A condition without its braces is mended safely. */
const withCondition = (when: string) =>
  smallShop['pages/home.json'].replace('"widget": "note",', `"widget": "note", "when": "${when}",`)

describe('pagoda check', () => {
  it('checks pages, routes and themes, and sums up in one line', async () => {
    const { root } = await makeProject({ 'pages/themes/lantu.json': theme })
    expect(await pagoda(root, 'check', '--lang', 'zh')).toEqual({
      code: 0,
      out: '✔ 3 个文件，0 个错误，0 个警告',
      err: '',
    })
  })

  it('is not green over nothing: it says where it looked for what', async () => {
    const { root } = await makeProject()
    await mkdir(join(root, 'none'))
    const [whole, named] = await Promise.all([
      pagodaWith({ PAGES_DIR: 'none' }, root, 'check', '--lang', 'zh'),
      pagoda(root, 'check', 'none'),
    ])
    expect(whole).toMatchObject({ code: 1, out: '' })
    expect(whole.err).toContain(`没有可检查的文件：在 ${join(root, 'none')} 里找过`)
    expect(named).toMatchObject({ code: 1, out: '' })
    expect(named.err).toContain('nothing to check: looked in none for')
    expect(JSON.parse((await pagoda(root, 'check', 'none', '--json')).out)).toMatchObject({
      error: expect.stringContaining('nothing to check'),
    })
  })

  it('tells a mistake once, with its place, its line and what was meant, and exits 1', async () => {
    const { root } = await makeProject({ 'pages/home.json': typo })
    const { code, out } = await pagoda(root, 'check')
    expect(code).toBe(1)
    expect(out).toContain('pages/home.json:6:')
    expect(out).toMatch(/"widget": "notte".*\n.*\^{5}/)
    expect(out).toContain('note')
    expect(out).toContain('2 files, 1 error, 0 warnings')
  })

  it('[X1] knows the addresses of the studio that were pulled', async () => {
    const summer = { 'pages/summer.json': smallShop['pages/home.json'] }
    const lonely = await makeProject(summer)
    expect((await pagoda(lonely.root, 'check')).out).toContain('page-without-route')
    const route = { name: 'summer', path: '/summer', title: '夏天', open: true }
    const { root } = await makeProject({ ...summer, 'pages/routes/summer.json': JSON.stringify(route) })
    expect(await pagoda(root, 'check')).toMatchObject({ code: 0, out: expect.stringContaining('0 errors, 0 warnings') })
    const second = JSON.stringify({ ...route, name: 'start', path: '/start', page: 'home' })
    const more = await makeProject({ 'pages/routes/start.json': second })
    expect(await pagoda(more.root, 'check')).toMatchObject({ code: 0 })
  })

  it('tells a circle of redirects over two pages at each of them', async () => {
    const page = (to: string) =>
      smallShop['pages/home.json'].replace('"title"', `"redirects": [{ "when": "{{ true }}", "to": "${to}" }], "title"`)
    const summer = { name: 'summer', path: '/summer', title: '夏天', open: true }
    const { root } = await makeProject({
      'pages/home.json': page('/summer'),
      'pages/summer.json': page('/'),
      'pages/routes/summer.json': JSON.stringify(summer),
    })
    const { code, out } = await pagoda(root, 'check', '--lang', 'zh')
    expect([code, out]).toEqual([1, expect.stringContaining('转向绕成了一圈：/ → /summer → /')])
    expect(out).toContain('转向绕成了一圈：/summer → / → /summer')
  })

  it('--brief leaves the lines out', async () => {
    const { root } = await makeProject({ 'pages/home.json': typo })
    const { out } = await pagoda(root, 'check', '--brief')
    expect(out).toContain('pages/home.json:6:')
    expect(out).not.toContain('^^')
  })

  it('--json gives the counts and every problem with its place', async () => {
    const { root } = await makeProject({ 'pages/home.json': typo })
    const { code, out } = await pagoda(root, 'check', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      files: 2,
      errors: 1,
      warnings: 0,
      problems: [{ file: 'pages/home.json', severity: 'error', pointer: '/blocks/0/widget', start: { line: 6 } }],
    })
  })

  it('--fix mends what is safe, writes it, says so, and leaves the rest to the operator', async () => {
    const { root, read } = await makeProject({ 'pages/home.json': withCondition('1 == 1'), 'pages/combo.json': typo })
    const before = await pagoda(root, 'check')
    expect(before.out).toContain('1 can be mended: npx pagoda check --fix')
    const { code, out } = await pagoda(root, 'check', '--fix')
    expect(code).toBe(1)
    expect(out).toContain('✔ pages/home.json: Change to "{{ 1 == 1 }}"')
    expect(out).toContain('mended 1')
    expect(await read('pages/home.json')).toBe(withCondition('{{ 1 == 1 }}'))
    expect(await read('pages/combo.json')).toBe(typo)
  })

  it('without --fix writes nothing', async () => {
    const { root, read } = await makeProject({ 'pages/home.json': withCondition('1 == 1') })
    expect((await pagoda(root, 'check')).code).toBe(1)
    expect(await read('pages/home.json')).toBe(withCondition('1 == 1'))
  })

  it('knows the endpoints of the project that it is run in, and no others', async () => {
    const contracts = `export const contracts = { tides: {
      name: 'tides', title: { zh: '潮汐', en: 'Tides' }, source: 'none', method: 'GET', path: '/api/tides', problems: [], personal: false,
      reply: { type: 'object', properties: { high: { type: 'string' } }, required: ['high'] },
      page: { with: { type: 'object', properties: {}, additionalProperties: false }, value: [] },
    } }`
    const withData = (from: string) =>
      smallShop['pages/home.json']
        .replace('"blocks": [', `"data": { "sea": { "from": "${from}" } },\n  "blocks": [`)
        .replace('"欢迎"', '"{{ sea.high }}"')
    const { root, write } = await makeProject({
      'schemas/api/contracts.ts': contracts,
      'pages/home.json': withData('tides'),
    })
    expect((await pagoda(root, 'check')).out).toContain('0 errors')
    await write('pages/home.json', withData('pageComponents'))
    expect((await pagoda(root, 'check')).out).toContain('unknown-endpoint')
  })

  it('checks parts by themselves, and says which pages use each', async () => {
    const part = (title: string) =>
      `{ "versions": { "page": 1, "note": 2 }, "title": "问候", "inputs": { "${title}": { "type": "string" } },
  "blocks": [{ "id": "hi", "widget": "note", "props": { "title": "{{ title }}" } }] }`
    const page = smallShop['pages/home.json'].replace(
      '"blocks": [',
      '"blocks": [\n    { "part": "greeting", "with": { "title": "你好" } },',
    )
    const { root, write } = await makeProject({ 'pages/home.json': page, 'pages/parts/greeting.json': part('title') })
    const sound = await pagoda(root, 'check')
    expect(sound.out).toContain('pages/parts/greeting.json is used in pages/home.json')
    expect(sound.code).toBe(0)
    await write('pages/parts/greeting.json', part('titel'))
    const { code, out } = await pagoda(root, 'check')
    expect(code).toBe(1)
    expect(out).toContain('pages/parts/greeting.json:2')
    expect(out).toContain('pages/home.json:6:')
  })

  it('reads which pages use a part where that alone is checked, and judges a mended part anew', async () => {
    const part = `{ "versions": { "page": 1 }, "title": "问候", "blocks": [{ "id": "hi", "widget": "note", "props": { "title": "你好" } }] }`
    const page = smallShop['pages/home.json'].replace('"blocks": [', '"blocks": [\n    { "part": "greeting" },')
    const { root } = await makeProject({ 'pages/home.json': page, 'pages/parts/greeting.json': part })
    const { out, code } = await pagoda(root, 'check', '--fix', 'pages/parts/greeting.json')
    expect(out).toContain('pages/parts/greeting.json is used in pages/home.json')
    expect(out).toContain('1 file, 0 errors, 0 warnings')
    expect(code).toBe(0)
  })

  it('checks only the files and folders that are named', async () => {
    const { root } = await makeProject({
      'pages/home.json': typo,
      'pages/themes/lantu.json': '{',
      'drafts/a.json': typo,
    })
    const files = async (...names: string[]): Promise<unknown> => {
      const { problems } = JSON.parse((await pagoda(root, 'check', '--json', ...names)).out)
      return problems.map(({ file }: { file: string }) => file)
    }
    expect(await files('pages/routes.json')).toEqual([])
    expect(await files('pages')).toEqual(['pages/home.json', 'pages/themes/lantu.json'])
    expect(await files('drafts/a.json')).toEqual(['drafts/a.json'])
  })

  it('a broken route table is one mistake of its own, not one of every link to it', async () => {
    const link = '"on": { "select": [{ "do": "navigate", "to": "/nowhere" }] }, "props"'
    const { root, write } = await makeProject({
      'pages/home.json': smallShop['pages/home.json'].replace('"props"', link),
    })
    const files = async (): Promise<unknown> =>
      JSON.parse((await pagoda(root, 'check', '--json')).out).problems.map(({ file }: { file: string }) => file)
    expect(await files()).toEqual(['pages/home.json'])
    for (const broken of ['{ "routes": [', smallShop['pages/routes.json'].replace('"open": false,', '')]) {
      await write('pages/routes.json', broken)
      expect(await files()).toEqual(['pages/routes.json'])
    }
  })

  it('a comma too many in the route table makes no mistake of a page that reads its address', async () => {
    const { root, write } = await makeProject()
    await write(
      'pages/home.json',
      smallShop['pages/home.json'].replace(/"title": "[^"]*" \}/, '"title": "{{ params.id }}" }'),
    )
    const table = (end: string) =>
      `{ "routes": [{ "name": "home", "path": "/goods/:id", "title": "首页", "open": true }${end}] }`
    const told = async (): Promise<{ file: string; rule: string }[]> =>
      JSON.parse((await pagoda(root, 'check', '--json')).out).problems
    await write('pages/routes.json', table(''))
    expect(await told()).toEqual([])
    await write('pages/routes.json', table(','))
    expect(await told()).toMatchObject([{ file: 'pages/routes.json', rule: 'json-syntax' }])
    await write('pages/routes.json', table(', { "name": "spa" }').replace('"name": "home",', ''))
    expect(new Set((await told()).map(({ file }) => file))).toEqual(new Set(['pages/routes.json']))
  })

  it('reads files as the server does: what is not UTF-8 is told, in the route table too', async () => {
    const { root } = await makeProject()
    await writeFile(join(root, 'pages/home.json'), Uint8Array.from([0x7b, 0xc8, 0xfd, 0x7d]))
    await writeFile(join(root, 'pages/routes.json'), Buffer.from(smallShop['pages/routes.json'], 'utf16le'))
    const { problems } = JSON.parse((await pagoda(root, 'check', '--json')).out)
    expect(problems.map(({ file, rule }: { file: string; rule: string }) => [file, rule])).toEqual([
      ['pages/home.json', 'file-encoding'],
      ['pages/routes.json', 'file-encoding'],
    ])
  })

  it('checks the files of PAGES_DIR with the pictures of MEDIA_DIR, as the server does', async () => {
    const withPicture = smallShop['pages/home.json'].replace(
      '"props": {',
      '"props": { "picture": "/tc-fostay/media/bay",',
    )
    const { root } = await makeProject({
      'pages/home.json': '{',
      'shop/home.json': withPicture,
      'shop/routes.json': smallShop['pages/routes.json'],
      'shop/夏天.json': smallShop['pages/home.json'],
      'pictures/tour.mp4': '',
    })
    const { out } = await pagodaWith({ PAGES_DIR: 'shop', MEDIA_DIR: 'pictures' }, root, 'check', '--json')
    const { problems } = JSON.parse(out) as { problems: { file: string; rule: string }[] }
    expect(problems.map(({ file, rule }) => [file, rule])).toEqual(
      expect.arrayContaining([['pages/夏天.json', 'file-name']]),
    )
    expect(problems.filter(({ file }) => file === 'pages/home.json').map(({ rule }) => rule)).not.toContain(
      'json-syntax',
    )
  })

  it('what new page makes passes', async () => {
    const { root } = await makeProject()
    await pagoda(root, 'new', 'page', 'combo')
    const { errors, problems } = JSON.parse((await pagoda(root, 'check', '--json', 'pages/routes.json')).out)
    expect({ errors, problems }).toEqual({ errors: 0, problems: [] })
  })

  it.skipIf(isGate)(
    'checks many files in two threads as it does in one: the same report, in the same order',
    async () => {
      const page = (index: number) => (index % 40 === 0 ? typo : smallShop['pages/home.json'])
      const pages = Array.from({ length: 220 }, (_, index) => [`pages/page-${index}.json`, page(index)] as const)
      const { root } = await makeProject({ 'package.json': '{ "type": "module" }', ...Object.fromEntries(pages) })
      const alone = await pagoda(root, 'check')
      expect(alone.out).toContain('pages/page-200.json:6:')
      const asProcess = await spawnPagoda(root, 'check')
      expect([asProcess.code, asProcess.out.trimEnd(), asProcess.err]).toEqual([alone.code, alone.out, ''])
    },
  )

  it('exits 1 as a process too, and nothing of its report is lost in a pipe', async () => {
    const { root } = await makeProject({ 'package.json': '{ "type": "module" }', 'pages/home.json': '{' })
    const { code, out, err } = await spawnPagoda(root, 'check', '--json')
    expect({ code, err }).toEqual({ code: 1, err: '' })
    expect(JSON.parse(out).problems).toHaveLength(1)
  })
})

describe('picturesOf', () => {
  it('knows a picture by its name without size and format, and a file by its whole name', async () => {
    const { root } = await makeProject({ 'media/bay-1-780x380.avif': '', 'media/tour.mp4': '' })
    const knows = await picturesOf({ media: join(root, 'media') })
    expect(knows?.('/tc-fostay/media/bay-1')).toBe(true)
    expect(knows?.('/tc-fostay/media/tour.mp4')).toBe(true)
    expect(knows?.('/tc-fostay/media/bay-2')).toBe(false)
    expect(knows?.('https://pictures.example/bay-2')).toBe(true)
  })

  it('judges nothing where there are no pictures yet', async () => {
    const { root } = await makeProject()
    const media = join(root, 'media')
    expect(await picturesOf({ media })).toBeUndefined()
    await mkdir(media)
    expect((await picturesOf({ media }))?.('/tc-fostay/media/bay-1')).toBe(false)
  })
})
