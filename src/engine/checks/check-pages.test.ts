import { describe, expect, it } from 'vitest'
import { registryOf, widget } from '../core/test-fixtures.ts'
import { checkPages, type CheckedSite, surroundingsOf } from './check-pages.ts'
import type { PageRule } from './rule.ts'

const text = { type: 'string' } as const

const fields = { type: 'object', properties: { text }, required: ['text'], additionalProperties: false } as const

/** Every page of this site is to be signed. */
const unsigned: PageRule = {
  meta: {
    name: 'unsigned',
    severity: 'error',
    title: { zh: '没有署名', en: 'Not signed' },
    docs: { why: { zh: '读的人想知道是谁写的。', en: 'Readers ask who wrote it.' }, wrong: '…', right: '…' },
  },
  on: 'page',
  check: ({ blocks }) =>
    blocks.some(({ block }) => block.widget === 'signature')
      ? []
      : [{ pointer: '/blocks', message: { zh: '没有署名', en: 'Not signed' } }],
}

/** A site of two widgets and one endpoint: no screens, no products, nobody who logs in. */
const journal: CheckedSite = {
  widgets: registryOf(widget('note', { props: fields }), widget('signature', { props: fields })),
  endpoints: {
    today: {
      ...{ name: 'today', title: { zh: '今天', en: 'Today' }, source: 'none', method: 'GET', path: '/api/today' },
      ...{ reply: fields, problems: [], personal: false },
      page: { with: { type: 'object', properties: {}, additionalProperties: false }, value: [] },
    },
  },
  checks: { base: '/journal' },
}

const json = (file: string, value: unknown) => ({ file, text: JSON.stringify(value) })

const signature = { id: 'by', widget: 'signature', props: { text: '小林' } }
const note = { id: 'a', widget: 'note', props: { text: '看' } }
const page = (...blocks: readonly object[]) => ({
  versions: { page: 1 },
  title: '日记',
  blocks: [...blocks, signature],
})
const linked = (to: string) => page({ ...note, onError: { notFound: '没有', action: '看看', actionTo: to } })
const route = (name: string, path: string) => ({ name, path, title: name, open: true, group: '日记' })
const table = json('pages/routes.json', { routes: [route('home', '/'), route('old', '/old')] })

const told = (site: CheckedSite, files: Parameters<typeof checkPages>[1]) =>
  checkPages(site, files).map(({ file, problems }) => [file, problems.map(({ rule }) => rule)])

const home = json('pages/home.json', page())
const old = json('pages/old.json', page())

describe('checkPages, for a site that is no shop', () => {
  it('knows the channels and brands of the site alone: without any, pages have none to read or to name', () => {
    const files = [
      json('pages/home.json', page({ ...note, when: "{{ channel == 'kiosk' }}", audience: { from: ['north'] } })),
      table,
      old,
    ]
    const more = { channels: ['web', 'kiosk'], brands: ['north', 'south'] }
    expect(told({ ...journal, ...more }, files)[0]).toEqual(['pages/home.json', []])
    expect(told({ ...journal, ...more, channels: ['web'] }, files)[0]![1]).toEqual(['expression-type'])
    expect(told(journal, files)[0]![1]).toEqual(['unknown-data', 'audience-value'])
  })

  it('finds nothing in files that go together, and gives a page as it would be served', () => {
    const part = json('pages/parts/greeting.json', {
      ...{ title: '问候', versions: { page: 1, note: 1 }, inputs: {} },
      blocks: [{ id: 'hello', widget: 'note', props: { text: '你好' } }],
    })
    const files = [table, json('pages/home.json', page({ id: 'top', part: 'greeting' })), old, part]
    expect(told(journal, files)).toEqual(files.map(({ file }) => [file, []]))
    expect(
      checkPages(journal, files).map((one) => [one.kind, one.page?.blocks.map(({ widget: code }) => code)]),
    ).toEqual([
      ['routes', undefined],
      ['page', ['note', 'signature']],
      ['page', ['signature']],
      ['part', undefined],
    ])
  })

  it('knows the widgets, endpoints and addresses of this site, and of no other', () => {
    const wrong = page(
      { id: 'a', widget: 'note', props: { text: '{{ today.weather }}' } },
      { id: 'b', widget: 'price', props: {} },
    )
    const files = [
      table,
      json('pages/home.json', { ...wrong, data: { today: { from: 'today' }, more: { from: 'products' } } }),
      json('pages/old.json', linked('/journal/lost')),
      json('pages/themes/lantu.json', { title: '蓝', tokens: { brand: 'blue' } }),
    ]
    expect(told(journal, files)).toEqual([
      ['pages/routes.json', []],
      ['pages/home.json', ['unknown-field', 'unknown-widget', 'unknown-endpoint']],
      ['pages/old.json', ['unknown-route']],
      ['pages/themes/lantu.json', ['theme-shape']],
    ])
    expect(told(journal, [table, home, json('pages/old.json', linked('/journal/old'))])[2]).toEqual([
      'pages/old.json',
      [],
    ])
  })

  it('has the rules of the site beside the engine’s', () => {
    const unsignedPage = json('pages/old.json', { versions: { page: 1 }, title: '日记', blocks: [note] })
    const signed = { ...journal, checks: { pageRules: [unsigned] } }
    expect(told(signed, [table, home, unsignedPage])[2]).toEqual(['pages/old.json', ['unsigned']])
    expect(told(journal, [table, home, unsignedPage])[2]).toEqual(['pages/old.json', []])
  })

  it('judges some files beside the rest of the site', () => {
    const around = surroundingsOf([table, home, old])
    const draft = json('pages/old.json', linked('/lost'))
    expect(checkPages(journal, [draft], around)[0]?.problems.map(({ rule }) => rule)).toEqual(['unknown-route'])
    expect(checkPages(journal, [old], around)[0]?.problems).toEqual([])
  })

  it('never throws for what a file holds', () => {
    const files = [{ file: 'pages/routes.json', text: '{ "routes": [' }, { file: 'pages/home.json', text: '{' }, old]
    expect(told(journal, files)).toEqual([
      ['pages/routes.json', ['json-syntax']],
      ['pages/home.json', ['json-syntax']],
      ['pages/old.json', []],
    ])
  })
})
