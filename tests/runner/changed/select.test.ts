import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Import } from '../../architecture/import-graph.ts'
import { changedFiles, type Git } from './changed-files.ts'
import { selectionLines } from './changed-steps.ts'
import { follow } from './follow.ts'
import { namePattern } from './journeys-of.ts'
import { reads } from './reads.ts'
import { journeysOf, type Shop, unitTestsOf } from './select.ts'

const edge = (line: string): Import => {
  const [from = '', to = ''] = line.replace('type ', '').split(' -> ')
  return { from, to, isType: line.startsWith('type '), isDynamic: false }
}

/** A shop in small: two pages, two widgets, a rule that the server shares and one that it does not. */
const code: Readonly<Record<string, string>> = {
  'src/app/create-app.ts': '',
  'src/domain/seats.ts': '',
  'src/domain/seats.test.ts': '',
  'src/domain/price.ts': '',
  'src/ui/chip.tsx': '',
  'server/app.ts': '',
  'server/app.test.ts': '',
  'widgets/registry.ts': '',
  'widgets/hall/index.ts': '',
  'widgets/hall/hall.test.tsx': '',
  'widgets/prices/index.ts': '',
  'tests/contract/shop-pages.ts': '',
  'tests/contract/pages.test.ts': '',
  'tests/contract/unlisted.test.ts': '',
  'tests/journeys/fixtures.ts': "'/ticket/1'",
  'tests/journeys/drivers/hall.ts': "open(page, '/ticket/200101')",
  'tests/journeys/ticket.spec.ts': '',
  'tests/journeys/combo.spec.ts': "open(page, '/combo')",
  'tests/journeys/odd.spec.ts': String.raw`toHaveURL(/\/combo\?x/)`,
  'tests/journeys/home.spec.ts': "open(page, '/')",
}

const shop: Shop = {
  files: Object.keys(code),
  read: (file) => code[file] ?? '',
  pages: [
    { name: 'ticket', text: '{ "widget": "hall" }' },
    { name: 'package-list', text: '{ "widget": "prices" }' },
    { name: 'home', text: '{ "widget": "prices" }' },
    { name: 'hidden', text: '{}' },
  ],
  routes: [
    { name: 'home', path: '/' },
    { name: 'ticket', path: '/ticket/:id' },
    { name: 'combo', path: '/combo', page: 'package-list' },
  ],
  imports: [
    'src/app/create-app.ts -> widgets/registry.ts',
    'widgets/registry.ts -> widgets/hall/index.ts',
    'widgets/registry.ts -> widgets/prices/index.ts',
    'widgets/hall/index.ts -> src/domain/seats.ts',
    'widgets/hall/index.ts -> src/ui/chip.tsx',
    'widgets/hall/index.ts -> widgets/hall/hall.module.css',
    'widgets/hall/hall.test.tsx -> widgets/hall/index.ts',
    'widgets/prices/index.ts -> src/domain/price.ts',
    'type widgets/prices/index.ts -> src/domain/seats.ts',
    'src/domain/seats.test.ts -> src/domain/seats.ts',
    'server/app.ts -> src/domain/price.ts',
    'server/app.test.ts -> server/app.ts',
    'tests/contract/shop-pages.ts -> node:fs',
    'tests/contract/pages.test.ts -> tests/contract/shop-pages.ts',
    'tests/contract/pages.test.ts -> widgets/registry.ts',
    'tests/contract/unlisted.test.ts -> node:fs',
    'tests/journeys/drivers/hall.ts -> tests/journeys/fixtures.ts',
    'tests/journeys/ticket.spec.ts -> tests/journeys/drivers/hall.ts',
    'tests/journeys/ticket.spec.ts -> tests/journeys/fixtures.ts',
    'tests/journeys/combo.spec.ts -> tests/journeys/fixtures.ts',
    'tests/journeys/odd.spec.ts -> tests/journeys/fixtures.ts',
    'tests/journeys/home.spec.ts -> tests/journeys/fixtures.ts',
  ].map(edge),
}

const unit = (...changed: string[]) => {
  const selection = unitTestsOf(changed, shop)
  return 'all' in selection ? 'all' : [...selection.keys()].filter((file) => !file.includes('unlisted')).toSorted()
}

const journeys = (...changed: string[]) => {
  const selection = journeysOf(changed, shop)
  return 'all' in selection
    ? 'all'
    : [...selection.keys()].map((file) => file.slice('tests/journeys/'.length)).toSorted()
}

describe('the unit tests of a change', () => {
  it('are those that import it, over however many files, but not by its types alone', () => {
    expect(unit('src/domain/seats.ts')).toEqual([
      'src/domain/seats.test.ts',
      'tests/contract/pages.test.ts',
      'widgets/hall/hall.test.tsx',
    ])
    expect(unit('src/domain/price.ts')).toEqual(['server/app.test.ts', 'tests/contract/pages.test.ts'])
  })

  it('are those that read it', () => {
    expect(unit('pages/home.json')).toEqual(['tests/contract/pages.test.ts'])
  })

  it('hold, with whatever changed, those that may read anything', () => {
    const selection = unitTestsOf(['README.md'], shop)
    expect(selection).toEqual(new Map([['tests/contract/unlisted.test.ts', 'README.md']]))
  })

  it.each(['package-lock.json', 'vitest.config.ts', 'tsconfig.json'])('are all of them after %s', (file) => {
    expect(unit(file)).toBe('all')
  })

  it('are none for a test that is gone', () => {
    expect(unit('src/domain/gone.test.ts')).toEqual([])
  })
})

describe('the journeys of a change', () => {
  it('are those that import it', () => {
    expect(journeys('tests/journeys/drivers/hall.ts')).toEqual(['ticket.spec.ts'])
    expect(journeys('tests/journeys/combo.spec.ts')).toEqual(['combo.spec.ts'])
    expect(journeys('tests/journeys/fixtures.ts')).toHaveLength(4)
  })

  it('of a page are those that name its address, themselves or by a driver', () => {
    expect(journeys('pages/ticket.json')).toEqual(['ticket.spec.ts'])
    expect(journeys('pages/package-list.json')).toEqual(['combo.spec.ts', 'odd.spec.ts'])
    expect(journeys('pages/home.json')).toEqual(['home.spec.ts'])
  })

  it('of a widget are those of the pages that show it, also for what the widget alone uses', () => {
    expect(journeys('widgets/prices/index.ts')).toEqual(['combo.spec.ts', 'home.spec.ts', 'odd.spec.ts'])
    expect(journeys('widgets/hall/hall.module.css')).toEqual(['ticket.spec.ts'])
    expect(journeys('src/domain/seats.ts')).toEqual(['ticket.spec.ts'])
    expect(journeys('src/ui/chip.tsx')).toEqual(['ticket.spec.ts'])
  })

  it.each([
    'package-lock.json',
    'vite.config.ts',
    'playwright.config.ts',
    'src/app/create-app.ts',
    'server/app.ts',
    'src/domain/price.ts',
    'widgets/registry.ts',
    'pages/routes.json',
    'pages/themes/lantu.json',
    'pages/hidden.json',
    'sandbox/media/bay-1.avif',
    'a-file-of-a-new-kind.bin',
  ])('are all of them after %s', (file) => {
    expect(journeys(file)).toBe('all')
  })

  it.each([
    'README.md',
    'docs/checks.md',
    'src/domain/seats.test.ts',
    'server/app.test.ts',
    'knip.json',
    '.oxlintrc.json',
  ])('are none after %s', (file) => {
    expect(journeys(file)).toEqual([])
  })
})

describe('an address in a journey', () => {
  it.each([
    ['/ticket/:id', "'/ticket/200101'", true],
    ['/combo', "'/combo?x=1'", true],
    ['/combo', "'/combos'", false],
    ['/order', "'/order-detail'", false],
    ['/:type/checkout/:order', '`/${type}/checkout/${order}`', true],
    ['/', "'/'", true],
    ['/', "'/?p=My'", true],
    ['/', "'/combo'", false],
  ])('%s is found in %s: %s', (path, text, isThere) => {
    expect(namePattern(path).test(text)).toBe(isThere)
  })
})

describe('what runs beside', () => {
  it('matters by what it imports in turn; what is read, by its own text alone', () => {
    const project = { files: [], imports: [edge('cli/bin.mjs -> cli/main.ts'), edge('docs/a.md -> docs/b.md')] }
    const known = [
      { by: 'run.test.ts', runs: /^cli\/bin\.mjs$/ },
      { by: 'read.test.ts', files: /^docs\/a\.md$/ },
    ]
    expect([...follow(['cli/main.ts'], project, { reads: known }).keys()]).toContain('run.test.ts')
    expect([...follow(['docs/b.md'], project, { reads: known }).keys()]).not.toContain('read.test.ts')
  })

  it('is listed for files that there are', () => {
    expect(reads.filter(({ by }) => !by.startsWith('virtual:') && !existsSync(by))).toEqual([])
  })
})

describe('what was selected', () => {
  it('is said with what it was selected for', () => {
    const selection = new Map([
      ['a.test.ts', 'src/x.ts'],
      ['b.test.ts', 'src/x.ts'],
    ])
    expect(selectionLines('Unit tests', selection, 9)).toEqual([
      'Unit tests: 2 of 9 files',
      '  src/x.ts: a.test.ts, b.test.ts',
    ])
    expect(selectionLines('Unit tests', selection, 3)[0]).toBe('Unit tests: 2 of 3 files; with so many, all run')
    expect(selectionLines('Journeys', { all: 'package-lock.json' }, 78)).toEqual([
      'Journeys: all 78 files, because of package-lock.json',
    ])
  })
})

describe('changed files', () => {
  const repository =
    (answers: Readonly<Record<string, string>>): Git =>
    (...args) =>
      answers[args.filter((arg) => !arg.startsWith('-')).join(' ')]

  it('are those since the branch left main, and the untracked', () => {
    const git = repository({
      'ls-files': 'new.ts\0',
      'rev-parse HEAD': 'head',
      'merge-base HEAD main': 'base',
      'diff base': 'a.ts\0name with spaces.ts\0',
    })
    expect(changedFiles(undefined, git)).toEqual({
      since: 'where the branch left main (base)',
      files: ['a.ts', 'name with spaces.ts', 'new.ts'],
    })
  })

  it('on main are those of the working tree, or of the last commit', () => {
    const main = { 'rev-parse HEAD': 'head', 'merge-base HEAD main': 'head', 'diff HEAD~1': 'b.ts\0' }
    expect(changedFiles(undefined, repository({ ...main, 'diff HEAD': 'a.ts\0' }))).toEqual({
      since: 'the last commit',
      files: ['a.ts'],
    })
    expect(changedFiles(undefined, repository(main)).files).toEqual(['b.ts'])
  })

  it('since a commit that there is not are no answer', () => {
    expect(() => changedFiles('nowhere', repository({}))).toThrow('git knows no commit «nowhere»')
  })
})
