import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Page } from '../../schemas/page/page.ts'
import type { Route } from '../../schemas/page/route.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import type { Checked, Checker, FileSource } from '../../src/kit/checker.ts'
import type { Problem } from '../../src/kit/problem.ts'
import { pagesHealth } from './health.ts'
import { createPageStore, type PageStore } from './page-store.ts'
import type { Pointer } from './published.ts'

const routeOf = (name: string): Route => ({ name, path: `/${name}`, title: name, open: true })
const routesText = (...names: string[]) => JSON.stringify({ routes: names.map(routeOf) })
const pageText = (title: string) => JSON.stringify({ versions: { page: 1 }, title, blocks: [] })

function parsed<Value>(text: string, file: string): Checked<Value> {
  try {
    return { value: JSON.parse(text) as Value, problems: [] }
  } catch {
    return { problems: [`${file}:1:1 不是 JSON`] }
  }
}

/** Of a block whose widget is no more. */
const failing = (file: string) => ({
  problems: [`${file}:1:1 没有组件`],
  placed: [{ rule: 'unknown-widget', severity: 'error' } as Problem],
})

/** Whether what a page leads to leads back to it: `leadsTo` names one page. */
function isInCircle({ name, text }: FileSource, pageText: ((name: string) => string | undefined) | undefined): boolean {
  let next = ledTo(text)
  for (let hop = 0; next !== undefined && hop < 5; hop++) {
    if (next === name) return true
    next = ledTo(pageText?.(next) ?? '')
  }
  return false
}

const ledTo = (text: string) => /"leadsTo":"([a-z]+)"/.exec(text)?.[1]

/** Like the shop's checks: a page named broken breaks the check, one titled remark serves with a remark, one titled gone has a block
 * whose widget is no more. */
const check: Checker = {
  page(source, { routes, parts, pictures, pageText }) {
    if (source.name === 'broken') throw new Error('a bug')
    if (source.encoding !== undefined) return { problems: [`${source.file} ${source.encoding}`] }
    const [, used] = /"part":"([a-z]+)"/.exec(source.text) ?? []
    if (used !== undefined)
      return { value: { title: parts.find(({ name }) => name === used)?.text } as Page, problems: [] }
    if (isInCircle(source, pageText)) return { problems: [`${source.file} 转向绕成了一圈`] }
    if (source.text.includes('"gone"')) return failing(source.file)
    const result = parsed<Page>(source.text, source.file)
    if (result.value?.title === 'needs spa' && !routes.some((route) => route.name === 'spa'))
      return { problems: ['没有 spa'] }
    if (result.value?.title === 'a picture' && pictures?.('/tc-fostay/media/bay') === false)
      return { problems: ['没有图片'] }
    return result.value?.title === 'remark' ? { ...result, problems: ['一点提醒'] } : result
  },
  routes(source, names) {
    const { value, problems } = parsed<{ routes: Route[] }>(source.text, source.file)
    const missing = value?.routes.filter((route) => route.module === undefined && !names.includes(route.name)) ?? []
    if (missing.length > 0) return { problems: missing.map(({ name }) => `${source.file} 没有页面 ${name}`) }
    return { value: value?.routes, problems }
  },
  parts: (sources) =>
    Object.fromEntries(
      sources.map(({ file, text }) => [
        file,
        text.includes('"gone"')
          ? failing(file)
          : text.startsWith('{')
            ? { value: text, problems: [] }
            : { problems: [`${file} 不是 JSON`] },
      ]),
    ),
  theme: (source) => parsed(source.text, source.file),
  component: (source) => parsed(source.text, source.file),
  leaveOut: (text, placed) =>
    placed.length > 0 ? { text: text.replace('"gone"', '"the rest"'), blocks: ['strip'] } : undefined,
}

/** What the database keeps, without one. */
function memoryKept() {
  const last = new Map<string, string>()
  return {
    keeps: [] as string[][],
    isBroken: false,
    async read() {
      if (this.isBroken) throw new Error('no database')
      return new Map(last)
    },
    async keep(texts: ReadonlyMap<string, string>) {
      if (this.isBroken) throw new Error('no database')
      this.keeps.push([...texts.keys()].toSorted())
      for (const [file, text] of texts) last.set(file, text)
    },
  }
}

describe('the page store', () => {
  let dir: string
  let store: PageStore
  let kept: ReturnType<typeof memoryKept>
  type Logged = { level: string; detail: object; message: string }
  /** Of this test alone: a look that was under way when the test before ended still tells its own list. */
  let logged: Logged[]
  let log: ReturnType<typeof logInto>
  const logInto = (list: Logged[]) => ({
    info: (detail: object, message: string) => void list.push({ level: 'info', detail, message }),
    warn: (detail: object, message: string) => void list.push({ level: 'warn', detail, message }),
  })
  const write = (file: string, text: string | Uint8Array) => writeFileSync(join(dir, file), text)
  const open = async () => {
    store = await createPageStore({ dir, mediaDir: join(dir, 'media'), check, log, kept, pollEvery: 20 })
    await store.refresh()
    return store
  }
  const restart = () => {
    store.close()
    logged.length = 0
    return open()
  }
  /** The next change that the store tells of by itself. */
  const change = () => new Promise<readonly string[]>((resolve) => store.on('changed', resolve))

  beforeEach(async () => {
    logged = []
    log = logInto(logged)
    kept = memoryKept()
    dir = temporaryFolder()
    mkdirSync(join(dir, 'themes'))
    write('routes.json', routesText('home'))
    write('home.json', pageText('首页'))
    write('themes/lantu.json', JSON.stringify({ title: '澜途', tokens: {} }))
    await open()
  })
  afterEach(() => {
    store.close()
    rmSync(dir, { recursive: true, force: true })
  })

  it('serves pages, routes and themes of its folder', () => {
    expect(store.page('home')).toMatchObject({ page: { title: '首页' }, file: 'pages/home.json' })
    expect(store.routes()).toEqual([routeOf('home')])
    expect(store.theme('lantu')).toMatchObject({ title: '澜途' })
    expect(store.page('none')).toBeUndefined()
    expect(store.names()).toEqual(['home'])
    expect(store.problems()).toEqual({})
  })

  it('tells of the files of the start in one line, and of each refused one in its own', async () => {
    expect(logged).toEqual([{ level: 'info', detail: { pages: 1, themes: 1 }, message: 'the pages were read' }])
    store.close()
    logged.length = 0
    write('menu.json', '{')
    await open()
    expect(logged.map(({ level, detail }) => ({ level, ...detail }))).toMatchObject([
      { level: 'warn', file: 'pages/menu.json' },
      { level: 'info', pages: 1 },
    ])
  })

  it('keeps what serves, each text once, and nothing that was refused', async () => {
    expect(kept.keeps).toEqual([['home.json', 'routes.json', 'themes/lantu.json']])
    write('home.json', pageText('二'))
    await store.refresh()
    write('home.json', '{')
    await store.refresh()
    expect(kept.keeps.slice(1)).toEqual([['home.json']])
    await restart()
    expect((await kept.read()).get('home.json')).toBe(pageText('二'))
  })

  it.each([
    ['a page', 'home.json'],
    ['the route table', 'routes.json'],
    ['a theme', 'themes/lantu.json'],
  ])(
    'begins with what served last where %s is refused at the start, and picks up what is mended',
    async (_of, file) => {
      const text = (await kept.read()).get(file)!
      write(file, '{')
      await restart()
      expect(store.page('home')?.page.title).toBe('首页')
      expect(store.routes()).toEqual([routeOf('home')])
      expect(store.theme('lantu')).toMatchObject({ title: '澜途' })
      expect(Object.keys(store.problems())).toEqual([`pages/${file}`])
      expect(pagesHealth(store)()).toMatchObject({
        ok: true,
        detail: { [`pages/${file}`]: expect.any(String) as unknown },
      })
      expect(logged).toContainEqual(
        expect.objectContaining({
          level: 'warn',
          detail: { file: `pages/${file}`, problems: expect.any(Array) as unknown },
        }),
      )
      write(file, text)
      await store.refresh()
      expect(store.problems()).toEqual({})
    },
  )

  it('begins with a part as it served last, in the page that uses it', async () => {
    mkdirSync(join(dir, 'parts'))
    write('parts/card.json', '{"title":"卡"}')
    write('home.json', '{"blocks":[{"part":"card"}]}')
    await restart()
    write('parts/card.json', 'x')
    await restart()
    expect(store.page('home')?.page.title).toBe('{"title":"卡"}')
    expect(Object.keys(store.problems())).toEqual(['pages/parts/card.json'])
  })

  it('serves what it can where nothing was kept, is not ready while a route has no page, and needs no database to be open', async () => {
    kept = memoryKept()
    kept.isBroken = true
    write('routes.json', routesText('home', 'menu'))
    write('menu.json', '{')
    await restart()
    expect([store.page('home')?.page.title, store.page('menu')]).toEqual(['首页', undefined])
    expect(pagesHealth(store)()).toMatchObject({
      ok: false,
      detail: { 'pages/menu.json': expect.any(String) as unknown },
    })
    kept.isBroken = false
    write('menu.json', pageText('菜单'))
    await store.refresh()
    expect(pagesHealth(store)()).toEqual({ ok: true, detail: {} })
    expect((await kept.read()).get('menu.json')).toBe(pageText('菜单'))
  })

  it('waits for no database: it opens and picks up edits while nothing can be kept', async () => {
    store.close()
    const never = { read: () => kept.read(), keep: () => new Promise<void>(() => {}) }
    store = await createPageStore({ dir, mediaDir: join(dir, 'media'), check, log, kept: never, pollEvery: 20 })
    const changed = change()
    write('home.json', pageText('改过的'))
    expect(await changed).toEqual(['pages/home.json'])
    expect(store.page('home')?.page.title).toBe('改过的')
  })

  it('gives a page another revision exactly when its text is another', async () => {
    const before = store.page('home')?.revision
    write('home.json', pageText('首页'))
    await store.refresh()
    expect(store.page('home')?.revision).toBe(before)
    write('home.json', pageText('新首页'))
    await store.refresh()
    expect(store.page('home')?.revision).not.toBe(before)
  })

  it('picks up an edit by itself, and tells which file serves anew', async () => {
    const changed = change()
    write('home.json', pageText('改过的'))
    expect(await changed).toEqual(['pages/home.json'])
    expect(store.page('home')?.page.title).toBe('改过的')
  })

  it('reads a folder that is links all through, as a mounted configuration is, and follows them to other files', async () => {
    const mounted = temporaryFolder()
    const put = (version: string, title: string) => {
      mkdirSync(join(mounted, version))
      writeFileSync(join(mounted, version, 'home.json'), pageText(title))
      writeFileSync(join(mounted, version, 'routes.json'), routesText('home'))
      rmSync(join(mounted, '..data'), { force: true })
      symlinkSync(version, join(mounted, '..data'))
    }
    put('..1', '首页')
    for (const file of ['home.json', 'routes.json']) symlinkSync(`..data/${file}`, join(mounted, file))
    symlinkSync('nowhere', join(mounted, 'lost.json'))
    store.close()
    dir = mounted
    await open()
    expect([store.page('home')?.page.title, store.problems()]).toEqual(['首页', {}])
    const changed = change()
    put('..2', '新首页')
    expect(await changed).toEqual(['pages/home.json'])
    expect(store.page('home')?.page.title).toBe('新首页')
  })

  it('says of an empty folder that it is, in the log and where its health is asked for', async () => {
    kept = memoryKept()
    for (const file of ['routes.json', 'home.json', 'themes/lantu.json']) rmSync(join(dir, file))
    await restart()
    expect(logged).toContainEqual({ level: 'warn', detail: { dir }, message: 'the folder of pages is empty' })
    const { ok, detail } = pagesHealth(store)()
    expect([ok, detail.pages]).toEqual([false, expect.stringContaining(`文件夹 ${dir} 里没有 .json 文件`)])
    write('routes.json', routesText('home'))
    write('home.json', pageText('首页'))
    await store.refresh()
    expect(pagesHealth(store)()).toEqual({ ok: true, detail: {} })
  })

  it('judges a page again when a picture that it names has come, or gone', async () => {
    const withPicture = JSON.stringify({ title: 'a picture', picture: '/tc-fostay/media/bay' })
    mkdirSync(join(dir, 'media'))
    write('home.json', withPicture)
    await store.refresh()
    expect(store.problems()).toEqual({ 'pages/home.json': ['没有图片'] })
    const changed = change()
    write('media/bay-780x380.avif', '')
    expect(await changed).toEqual(['pages/home.json'])
    expect(store.problems()).toEqual({})
    rmSync(join(dir, 'media/bay-780x380.avif'))
    await store.refresh()
    expect([store.page('home')?.page.title, store.problems()]).toEqual([
      'a picture',
      { 'pages/home.json': ['没有图片'] },
    ])
  })

  it('serves what is published from the studio, and serves it on while the database is not there', async () => {
    const pointer = {
      kind: 'page',
      name: 'home',
      hash: 'a',
      previous: null,
      fileHash: null,
      isArchived: false,
    } as const
    const source = { now: new Map([['page/home', { ...pointer, text: pageText('工作台'), at: 1 }]]), isBroken: false }
    const published = {
      async read() {
        if (source.isBroken) throw new Error('no database')
        return source.now
      },
    }
    const studio = await createPageStore({ dir, mediaDir: join(dir, 'media'), check, log, kept, published })
    expect(studio.page('home')?.page.title).toBe('工作台')
    expect([studio.changedSince(), pagesHealth(studio)().detail]).toEqual([
      ['pages/home.json'],
      { 'pages/home.json': expect.stringContaining('仍是工作台发布的版本') },
    ])
    source.isBroken = true
    write('about.json', pageText('关于'))
    await studio.refresh()
    expect([studio.page('home')?.page.title, studio.page('about')?.page.title]).toEqual(['工作台', '关于'])
    source.isBroken = false
    source.now = new Map()
    await studio.refresh()
    expect(studio.page('home')?.page.title).toBe('首页')
    studio.close()
  })

  it('picks up a file that an editor put in place of the old one', async () => {
    const changed = change()
    write('home.json.tmp', pageText('换过的'))
    renameSync(join(dir, 'home.json.tmp'), join(dir, 'home.json'))
    await changed
    expect(store.page('home')?.page.title).toBe('换过的')
  })

  it('picks up an edit of a theme and of the routes', async () => {
    const theme = change()
    write('themes/lantu.json', JSON.stringify({ title: '新澜途', tokens: {} }))
    expect(await theme).toEqual(['pages/themes/lantu.json'])
    expect(store.theme('lantu')?.title).toBe('新澜途')
  })

  it('serves the last good version of a file that was broken, and says why, until it is mended', async () => {
    write('home.json', '{ "title": ')
    await store.refresh()
    expect(store.page('home')?.page.title).toBe('首页')
    expect(store.problems()).toEqual({ 'pages/home.json': ['pages/home.json:1:1 不是 JSON'] })
    expect(logged.at(-1)).toMatchObject({ level: 'warn', detail: { file: 'pages/home.json' } })
    expect(pagesHealth(store)()).toEqual({ ok: true, detail: { 'pages/home.json': 'pages/home.json:1:1 不是 JSON' } })
    write('home.json', pageText('好了'))
    await store.refresh()
    expect(store.page('home')?.page.title).toBe('好了')
    expect(store.problems()).toEqual({})
  })

  it('tells of a broken file once, not at each look', async () => {
    write('home.json', '{')
    await store.refresh()
    const told = logged.length
    await store.refresh()
    write('themes/lantu.json', JSON.stringify({ title: '别的', tokens: {} }))
    await store.refresh()
    expect(logged.slice(told).map(({ detail }) => detail)).toEqual([{ file: 'pages/themes/lantu.json' }])
  })

  it('serves the last good routes while the present ones name a page that is not there', async () => {
    write('routes.json', routesText('home', 'spa'))
    await store.refresh()
    expect(store.routes()).toEqual([routeOf('home')])
    expect(store.problems()).toEqual({ 'pages/routes.json': ['pages/routes.json 没有页面 spa'] })
    write('spa.json', pageText('温泉'))
    await store.refresh()
    expect(store.routes()).toHaveLength(2)
    expect(store.problems()).toEqual({})
  })

  it('checks a page again when the routes that it sends shoppers to have changed', async () => {
    write('menu.json', pageText('needs spa'))
    await store.refresh()
    expect(store.problems()).toEqual({ 'pages/menu.json': ['没有 spa'] })
    write('spa.json', pageText('温泉'))
    write('routes.json', routesText('home', 'spa'))
    await store.refresh()
    expect(store.page('menu')?.page.title).toBe('needs spa')
    expect(store.problems()).toEqual({})
  })

  it('goes on without a file that was never good', async () => {
    kept = memoryKept()
    store.close()
    write('home.json', '{')
    write('menu.json', pageText('菜单'))
    await open()
    expect(store.page('home')).toBeUndefined()
    expect(store.page('menu')).toBeDefined()
    expect(Object.keys(store.problems())).toContain('pages/home.json')
  })

  it('serves a file with remarks, and shows them', async () => {
    write('home.json', pageText('remark'))
    await store.refresh()
    expect(store.page('home')?.page.title).toBe('remark')
    expect(store.problems()).toEqual({ 'pages/home.json': ['一点提醒'] })
  })

  it('outlives a check that breaks', async () => {
    write('broken.json', pageText('x'))
    await store.refresh()
    expect(store.problems()['pages/broken.json']?.[0]).toContain('a bug')
    expect(store.page('home')).toBeDefined()
  })

  it('drops a page that was removed, but not one that shoppers are still sent to', async () => {
    write('menu.json', pageText('菜单'))
    await store.refresh()
    rmSync(join(dir, 'menu.json'))
    rmSync(join(dir, 'home.json'))
    await store.refresh()
    expect(store.page('menu')).toBeUndefined()
    expect(store.page('home')?.page.title).toBe('首页')
    expect(Object.keys(store.problems())).toContain('pages/home.json')
  })

  it('drops what stood around a module’s screen when its file is removed: the screen is code, and needs none', async () => {
    const till = { ...routeOf('till'), module: 'till' }
    write('routes.json', JSON.stringify({ routes: [routeOf('home'), till] }))
    write('till.json', pageText('收银台'))
    await store.refresh()
    expect(store.page('till')).toBeDefined()
    rmSync(join(dir, 'till.json'))
    await store.refresh()
    expect([store.page('till'), store.problems()]).toEqual([undefined, {}])
  })

  it('keeps the routes when their file goes away', async () => {
    rmSync(join(dir, 'routes.json'))
    await store.refresh()
    expect(store.routes()).toEqual([routeOf('home')])
    expect(pagesHealth(store)()).toMatchObject({ ok: true, detail: { 'pages/routes.json': expect.any(String) } })
  })

  it('is no shop without any routes', async () => {
    kept = memoryKept()
    store.close()
    rmSync(join(dir, 'routes.json'))
    await open()
    expect(pagesHealth(store)().ok).toBe(false)
  })

  it('is the shop that served last where the whole table is gone', async () => {
    rmSync(join(dir, 'routes.json'))
    await restart()
    expect(store.page('home')?.page.title).toBe('首页')
    expect(pagesHealth(store)()).toMatchObject({
      ok: true,
      detail: { 'pages/routes.json': expect.any(String) as unknown },
    })
  })

  it('makes a page anew when a part in it is another, and no page that does not use it', async () => {
    mkdirSync(join(dir, 'parts'))
    write('parts/share.json', '{1}')
    write('menu.json', '[{"part":"share"}]')
    await store.refresh()
    expect(store.page('menu')?.page.title).toBe('{1}')
    const before = [store.page('menu')?.revision, store.page('home')?.revision]
    write('parts/share.json', '{2}')
    await store.refresh()
    expect(store.page('menu')?.page.title).toBe('{2}')
    expect(store.page('menu')?.revision).not.toBe(before[0])
    expect(store.page('home')?.revision).toBe(before[1])
  })

  it('serves the last good version of a part that was broken, and says why, until it is mended', async () => {
    mkdirSync(join(dir, 'parts'))
    write('parts/share.json', '{1}')
    write('menu.json', '[{"part":"share"}]')
    await store.refresh()
    write('parts/share.json', 'oops')
    await store.refresh()
    expect(store.page('menu')?.page.title).toBe('{1}')
    expect(store.problems()).toEqual({ 'pages/parts/share.json': ['pages/parts/share.json 不是 JSON'] })
    write('parts/share.json', '{3}')
    await store.refresh()
    expect(store.page('menu')?.page.title).toBe('{3}')
    expect(store.problems()).toEqual({})
  })

  it('picks up an edit of a part by itself', async () => {
    mkdirSync(join(dir, 'parts'))
    write('parts/share.json', '{1}')
    write('menu.json', '[{"part":"share"}]')
    await store.refresh()
    const changed = change()
    write('parts/share.json', '{2}')
    expect(await changed).toEqual(['pages/menu.json'])
  })

  it('has no text of a file that is not UTF-8: what served before serves on', async () => {
    write('routes.json', routesText('home'))
    write('home.json', pageText('海南'))
    await open()
    const gbk = Uint8Array.from([0x7b, 0xc8, 0xfd, 0xd1, 0xc7, 0x7d])
    for (const [bytes, encoding] of [
      [gbk, 'other'],
      [Buffer.from(pageText('三亚'), 'utf16le'), 'utf-16'],
    ] as const) {
      write('home.json', bytes)
      await store.refresh()
      expect(store.problems()).toEqual({ 'pages/home.json': [`pages/home.json ${encoding}`] })
      expect(store.page('home')?.page.title).toBe('海南')
    }
    write('home.json', Buffer.from(`\uFEFF${pageText('三亚')}`))
    await store.refresh()
    expect(store.page('home')?.page.title).toBe('三亚')
  })

  it('refuses the page that closes a circle of redirects, whoever comes last, until one of its pages leads elsewhere', async () => {
    const leads = (title: string, to: string) => JSON.stringify({ title, leadsTo: to })
    write('routes.json', routesText('home', 'a', 'b', 'c'))
    for (const [name, to] of [
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'home'],
    ] as const)
      write(`${name}.json`, leads(name, to))
    await store.refresh()
    expect(store.problems()).toEqual({})
    for (const [last, to, mended] of [
      ['c', 'a', 'a'],
      ['b', 'b', 'b'],
    ] as const) {
      const good = store.page(last)?.page.title
      write(`${last}.json`, leads('around', to))
      await store.refresh()
      expect(Object.keys(store.problems())).toEqual([`pages/${last}.json`])
      expect(store.page(last)?.page.title, 'what served before').toBe(good)
      write(`${mended}.json`, leads('mended', 'home'))
      await store.refresh()
      expect(store.problems()).toEqual({})
    }
  })

  const LEFT_OUT = '线上的页面少了区块「strip」，其余的照常显示。'

  it('begins with what is left of a page that served, when a block of it can no longer be shown', async () => {
    kept = memoryKept()
    await kept.keep(new Map([['home.json', pageText('gone')]]))
    write('home.json', pageText('gone'))
    await restart()
    expect(store.page('home')?.page.title).toBe('the rest')
    expect(pagesHealth(store)()).toEqual({
      ok: true,
      detail: { 'pages/home.json': `pages/home.json: ${LEFT_OUT}pages/home.json:1:1 没有组件` },
    })
    expect((await kept.read()).get('home.json'), 'whole, for a build that has the widget again').toBe(pageText('gone'))
    write('home.json', pageText('改好了'))
    await store.refresh()
    expect(store.page('home')?.page.title).toBe('改好了')
    expect(store.problems()).toEqual({})
  })

  it('prefers the whole page that served last to what is left of the present one', async () => {
    write('home.json', pageText('gone'))
    await restart()
    expect(store.page('home')?.page.title).toBe('首页')
    expect(store.problems()).toEqual({ 'pages/home.json': ['pages/home.json:1:1 没有组件'] })
  })

  it('serves nothing of a new file that is refused while the shop runs', async () => {
    write('menu.json', pageText('gone'))
    await store.refresh()
    expect(store.page('menu')).toBeUndefined()
  })

  it('serves what is left of a page that another build published', async () => {
    store.close()
    const pointer: Pointer = {
      ...{ kind: 'page', name: 'menu', hash: 'h1', text: pageText('gone') },
      ...{ previous: null, fileHash: null, isArchived: false, at: 1 },
    }
    const read = async () => new Map([['page/menu', pointer]])
    store = await createPageStore({ dir, mediaDir: join(dir, 'media'), check, log, kept, published: { read } })
    expect(store.page('menu')?.page.title).toBe('the rest')
  })

  it('begins with what is left of a part, and keeps it as it was written', async () => {
    kept = memoryKept()
    mkdirSync(join(dir, 'parts'))
    write('parts/share.json', '{"gone"}')
    write('menu.json', '[{"part":"share"}]')
    await restart()
    expect(store.page('menu')?.page.title).toBe('{"the rest"}')
    expect(store.problems()['pages/parts/share.json']?.[0]).toContain(LEFT_OUT)
    expect([...(await kept.read()).keys()]).not.toContain('parts/share.json')
    write('parts/share.json', '{1}')
    await store.refresh()
    expect(store.page('menu')?.page.title).toBe('{1}')
    expect(store.problems()).toEqual({})
  })

  it('blames no page for a route table that never could be read', async () => {
    kept = memoryKept()
    write('routes.json', '{ "routes": [')
    write('home.json', pageText('needs spa'))
    await open()
    expect(Object.keys(store.problems())).toEqual(['pages/routes.json'])
    write('routes.json', routesText('home', 'spa'))
    write('spa.json', pageText('水疗'))
    await store.refresh()
    expect(store.problems()).toEqual({})
    expect(store.page('home')?.page.title).toBe('needs spa')
  })

  it('reads nothing but its own kind of files, and no file of many megabytes', async () => {
    write('notes.txt', 'x')
    write('Home Copy.json', pageText('x'))
    write('huge.json', pageText('x'.repeat(5 * 1024 * 1024)))
    await store.refresh()
    expect(store.problems()).toEqual({
      'pages/huge.json': [expect.stringMatching(/^pages\/huge.json: 文件有 \d+ 字节，太大，最多 1 MB$/)],
    })
    expect(store.page('huge')).toBeUndefined()
  })
})
