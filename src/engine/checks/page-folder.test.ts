import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { registryOf, widget } from '../core/test-fixtures.ts'
import { readPages } from './page-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'pagoda-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const props = { type: 'object', properties: { text: { type: 'string' } }, additionalProperties: false } as const
const site = {
  widgets: registryOf(widget('note', { props, events: { tap: { title: 'Tap', payload: {} } } })),
  endpoints: {},
  moduleActions: { greet: { name: 'greet', args: { type: 'object', properties: {} }, calls: [] } },
} as const

const write = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value))
const page = (block: object) => ({
  versions: { page: 1 },
  title: 'A page',
  blocks: [{ id: 'one', widget: 'note', ...block }],
})
const route = (name: string) => ({ name, path: `/${name}`, title: name, open: true })
const tap = (name: string) => page({ on: { tap: [{ do: name }] } })

describe('a folder of pages', () => {
  it('gives the pages that may serve, and says of the others where they are wrong', () => {
    mkdirSync(join(folder, 'parts'))
    write('parts/shared.json', { versions: { page: 1 }, title: 'Shared', blocks: [{ id: 'a', widget: 'note' }] })
    write('routes.json', { routes: ['good', 'bad', 'own', 'mall'].map(route) })
    write('good.json', page({ props: { text: 'hello' } }))
    write('bad.json', page({ props: { txt: 'hello' } }))
    write('own.json', tap('greet'))
    write('mall.json', tap('logout'))
    const { pages, found } = readPages(folder, site, '2026-11-20T08:30:00')
    const names = ['good', 'bad', 'own', 'mall']
    expect(names.filter((name) => pages.page(name))).toEqual(['good', 'own'])
    expect(pages.routes().map(({ path }) => path)).toEqual(names.map((name) => `/${name}`))
    expect(found.map(({ problem: { file, rule } }) => `${file} ${rule}`)).toEqual([
      'pages/bad.json unknown-prop',
      'pages/mall.json unknown-action',
    ])
  })
})
