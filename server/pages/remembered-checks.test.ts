import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Page } from '../../schemas/page/page.ts'
import type { Route } from '../../schemas/page/route.ts'
import type { Checker, FileSource, KnownContent } from '../../src/kit/checker.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { rememberChecks } from './remembered-checks.ts'

const HOME: FileSource = { name: 'home', file: 'pages/home.json', text: '{"title":"/tc-fostay/media/bay"}' }
const PART: FileSource = { name: 'foot', file: 'pages/parts/foot.json', text: '{"blocks":[]}' }
const ROUTE: Route = { name: 'home', path: '/', title: '首页', open: true }
const around = { routes: [ROUTE], parts: [PART], pictures: (): boolean => true }

const page = vi.fn<Checker['page']>(({ text }) => ({ value: JSON.parse(text) as Page, problems: ['一点提醒'] }))
const parts = vi.fn<Checker['parts']>((sources) =>
  Object.fromEntries(sources.map(({ file, text }) => [file, { value: text, problems: [] }])),
)
const checker = { page, parts } as Pick<Checker, 'page' | 'parts'> as Checker

let dataDir: string
/** A start of the shop. */
const start = (build: string | undefined = 'one') => rememberChecks(checker, { build, dataDir })
const asked = () => [page.mock.calls.length, parts.mock.calls.length]

/** A start that checks everything and keeps what was said. */
async function firstStart(build?: string): Promise<void> {
  const { check, keep } = await start(build)
  check.parts([PART])
  check.page(HOME, around)
  await keep()
  vi.clearAllMocks()
}

beforeEach(async () => {
  dataDir = join(temporaryFolder(), 'data')
  vi.clearAllMocks()
  await firstStart()
})

describe('a shop that starts again', () => {
  it('says what it said before, without checking', async () => {
    const { check } = await start()
    expect(check.parts([PART])).toEqual({ [PART.file]: { value: PART.text, problems: [] } })
    expect(check.page(HOME, around)).toEqual({ value: JSON.parse(HOME.text), problems: ['一点提醒'] })
    expect(asked()).toEqual([0, 0])
  })

  it.each([
    ['its text', { ...HOME, text: '{"title":"another"}' }, around],
    ['its file', { ...HOME, file: 'pages/other.json' }, around],
    ['how it is encoded', { ...HOME, encoding: 'UTF-16' }, around],
    ['the routes', HOME, { ...around, routes: [{ ...ROUTE, open: false }] }],
    ['a part', HOME, { ...around, parts: [{ ...PART, text: '{}' }] }],
    ['a picture, which is gone', HOME, { ...around, pictures: (): boolean => false }],
    ['the folder of pictures, which is gone', HOME, { routes: [ROUTE], parts: [PART] }],
  ] as const)('checks a page again when %s is another', async (_what, source, surroundings) => {
    const { check } = await start()
    check.page(source as FileSource, surroundings)
    expect(asked()).toEqual([1, 0])
  })

  it('checks a page again when one that it looked at is another, and does not otherwise', async () => {
    page.mockImplementation((source, { pageText }) => ({
      value: JSON.parse(source.text) as Page,
      problems: [pageText?.('menu') ?? ''],
    }))
    const led = { ...HOME, text: '{"title":"leads to the menu"}' }
    const ask = async (menu: string | undefined) => {
      const { check, keep } = await start()
      const said = check.page(led, { ...around, pageText: () => menu })
      await keep()
      return [said.problems, page.mock.calls.length]
    }
    expect(await ask(undefined)).toEqual([[''], 1])
    expect(await ask(undefined)).toEqual([[''], 1])
    expect(await ask('menu')).toEqual([['menu'], 2])
    expect(await ask('menu')).toEqual([['menu'], 2])
  })

  it('checks everything again with other code, and keeps nothing of the other code', async () => {
    await firstStart('two')
    const { check } = await start('one')
    check.parts([PART])
    check.page(HOME, around)
    expect(asked()).toEqual([1, 1])
  })

  it('checks all parts again when one of them is another: they are made of each other', async () => {
    const { check } = await start()
    check.parts([PART, { ...PART, file: 'pages/parts/head.json' }])
    expect(asked()).toEqual([0, 1])
  })

  it('asks each time where the backend is asked too', async () => {
    const content: KnownContent = { codes: new Set(), products: new Set() }
    const { check } = await start()
    check.page(HOME, { ...around, content })
    check.page(HOME, { ...around, content })
    expect(asked()).toEqual([2, 0])
  })

  it.each([
    '',
    '{',
    '{"build":"one","files":[["pages/home.json"]]}',
    '{"build":"one","files":[["pages/home.json",{"said":{}}]]}',
  ])('checks everything again when what was kept is broken: %s', async (text) => {
    writeFileSync(join(dataDir, 'checked-files.json'), text)
    const { check } = await start()
    check.page(HOME, around)
    expect(asked()).toEqual([1, 0])
  })

  it('that runs from its sources remembers nothing', async () => {
    const folder = join(dataDir, 'none')
    const { check, keep } = await rememberChecks(checker, { dataDir: folder })
    check.page(HOME, around)
    await keep()
    expect([check, existsSync(folder)]).toEqual([checker, false])
  })
})

describe('what is kept', () => {
  it('is what serves today alone, for the shop’s own user', async () => {
    const { check, keep } = await start()
    check.page({ ...HOME, file: 'pages/later.json' }, around)
    await keep()
    const file = join(dataDir, 'checked-files.json')
    const { files } = JSON.parse(readFileSync(file, 'utf8')) as { files: readonly (readonly [string])[] }
    expect(files.map(([name]) => name)).toEqual(['pages/later.json'])
    expect(statSync(file).mode & 0o077).toBe(0)
  })

  it('is not written again when nothing was checked', async () => {
    const file = join(dataDir, 'checked-files.json')
    const { check, keep } = await start()
    check.page(HOME, around)
    writeFileSync(file, 'as it was')
    await keep()
    expect(readFileSync(file, 'utf8')).toBe('as it was')
  })

  it('is no condition: a folder that takes nothing costs the next start its checks', async () => {
    const blocked = join(dataDir, 'checked-files.json')
    const { check, keep } = await rememberChecks(checker, { build: 'one', dataDir: blocked })
    check.page(HOME, around)
    await expect(keep()).resolves.toBeUndefined()
  })
})
