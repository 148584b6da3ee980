import { describe, expect, it } from 'vitest'
import type { ItemKind } from '../../schemas/studio/item.ts'
import { changedSince, overlaid, type Pointer, type Published, textHash } from './published.ts'
import type { FolderTexts } from './read-folder.ts'

const pointer = (kind: ItemKind, name: string, text: string, more: Partial<Pointer> = {}): Pointer => ({
  ...{ kind, name, text, hash: textHash(text), previous: null, fileHash: null, isArchived: false, at: 1 },
  ...more,
})
const published = (...pointers: Pointer[]): Published =>
  new Map(pointers.map((one) => [`${one.kind}/${one.name}`, one]))
const folder = (files: Readonly<Record<string, string>>): FolderTexts =>
  new Map(Object.entries(files).map(([file, text]) => [file, { text, stamp: text }]))
const textsOf = (texts: FolderTexts) => Object.fromEntries([...texts].map(([file, { text }]) => [file, text]))

const table = '{\n  "routes": [\n    { "name": "home" }\n  ]\n}\n'
const summer = pointer('route', 'summer', '{\n  "name": "summer"\n}\n')

describe('what is published', () => {
  it('stands in place of the files, beside those that nobody published', () => {
    const files = folder({ 'home.json': 'file', 'about.json': 'file', 'parts/a.json': 'file', 'themes/b.json': 'file' })
    const over = published(
      pointer('page', 'home', 'h'),
      pointer('part', 'a', 'a'),
      pointer('theme', 'b', 'b'),
      pointer('page', 'new', 'n'),
    )
    expect(textsOf(overlaid(files, over))).toEqual({
      ...{ 'home.json': 'h', 'about.json': 'file', 'parts/a.json': 'a', 'themes/b.json': 'b', 'new.json': 'n' },
    })
  })

  it('leaves the folder as it is where there is nothing, and takes away what is archived', () => {
    const files = folder({ 'home.json': 'file' })
    expect(overlaid(files, published())).toBe(files)
    expect(textsOf(overlaid(files, published(pointer('page', 'home', 'h', { isArchived: true }))))).toEqual({})
  })

  it('adds addresses at the end of the developer’s table, whose own lines stay where they are', () => {
    expect(textsOf(overlaid(folder({ 'routes.json': table }), published(summer)))).toEqual({
      'routes.json': '{\n  "routes": [\n    { "name": "home" },\n    {"name":"summer"}\n  ]\n}\n',
    })
  })

  it.each([
    ['an empty table', '{ "routes": [] }', [{ name: 'summer' }]],
    [
      'a table with something behind it',
      '{ "routes": [{ "name": "home" }], "note": "]" }',
      [{ name: 'home' }, { name: 'summer' }],
    ],
  ])('adds them to %s', (_, text, routes) => {
    const added = textsOf(overlaid(folder({ 'routes.json': text }), published(summer)))['routes.json'] ?? ''
    expect((JSON.parse(added) as { routes: object[] }).routes).toEqual(routes)
  })

  it('leaves a table that can’t be read as it is: its own check says what is wrong', () => {
    const texts = overlaid(folder({ 'routes.json': '{ half' }), published(summer))
    expect(textsOf(texts)).toEqual({ 'routes.json': '{ half' })
  })

  it('is told apart from a file that was changed since, and not from one that is the same again', () => {
    const of = (text: string, fileHash: string | null) =>
      changedSince(folder({ 'home.json': text }), published(pointer('page', 'home', 'studio', { fileHash })))
    expect([of('file', textHash('file')), of('studio', null)]).toEqual([[], []])
    expect([of('other', textHash('file')), of('file', null)]).toEqual([['home.json'], ['home.json']])
  })
})
