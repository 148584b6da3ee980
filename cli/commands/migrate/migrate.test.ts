import { describe, expect, it } from 'vitest'
import { makeProject, smallShop } from '../../testing/project.ts'
import { pagoda } from '../../testing/run.ts'
import { rewriteJson } from './rewrite-json.ts'

const old = smallShop['pages/home.json']
  .replace('"note": 2', '"note": 1')
  .replace('"title": "欢迎"', '"heading": "欢迎"')

describe('pagoda migrate', () => {
  it('shows block by block what would change, and changes nothing', async () => {
    const { root, read } = await makeProject({ 'pages/old.json': old })
    const { code, out } = await pagoda(root, 'migrate')
    expect(code).toBe(0)
    expect(out).toContain('pages/old.json\n  /blocks/0  note  1 → 2  rename-heading-to-title')
    expect(out).toContain('2 pages, 1 to bring up to date')
    expect(await read('pages/old.json')).toBe(old)
  })

  it('--write writes it, and keeps the form of the file', async () => {
    const { root, read } = await makeProject({ 'pages/old.json': old })
    expect(await pagoda(root, 'migrate', '--write')).toMatchObject({ code: 0 })
    expect(await read('pages/old.json')).toBe(smallShop['pages/home.json'])
    expect((await pagoda(root, 'migrate')).out).toBe("2 pages, all at today's versions")
  })

  it('takes the named files only', async () => {
    const { root } = await makeProject({ 'pages/old.json': old, 'pages/older.json': old })
    const { out } = await pagoda(root, 'migrate', 'pages/older.json', '--json')
    expect(JSON.parse(out)).toMatchObject([
      { file: 'pages/older.json', status: 'changed', steps: [{ widget: 'note', from: 1, to: 2 }] },
    ])
  })

  it('refuses a page from the future and a broken one, and still brings up the others', async () => {
    const future = old.replace('"note": 1', '"note": 9')
    const { root, read } = await makeProject({ 'pages/a.json': future, 'pages/b.json': '{', 'pages/old.json': old })
    const { code, out } = await pagoda(root, 'migrate', '--write')
    expect(code).toBe(1)
    expect(out).toContain('pages/a.json: note is at version 9, and 2 is the newest known here')
    expect(out).toContain('pages/b.json is no whole JSON')
    expect(await read('pages/a.json')).toBe(future)
    expect(await read('pages/old.json')).toBe(smallShop['pages/home.json'])
  })
})

describe('rewriteJson', () => {
  const rewrite = (text: string, after: unknown): string => rewriteJson(text, JSON.parse(text), after)

  it('touches nothing when nothing differs', () => {
    expect(rewrite('{ "a":1,\n\n "b": [ 2 ] }', { b: [2], a: 1 })).toBe('{ "a":1,\n\n "b": [ 2 ] }')
  })

  it('changes a value in its place', () => {
    expect(rewrite('{ "a": [1,  {"b": 2}], "c": 3 }', { a: [1, { b: 9 }], c: 3 })).toBe(
      '{ "a": [1,  {"b": 9}], "c": 3 }',
    )
  })

  it('gives a property with the same value its new name in its place', () => {
    expect(rewrite('{ "a": 1, "b": [2], "c": 3 }', { a: 1, bee: [2], c: 3 })).toBe('{ "a": 1, "bee": [2], "c": 3 }')
  })

  it('puts a new property where the migration put it', () => {
    const text = '{\n  "a": 1,\n  "c": 3\n}\n'
    expect(rewrite(text, { a: 1, b: { x: true }, c: 3 })).toBe(
      '{\n  "a": 1,\n  "b": {\n    "x": true\n  },\n  "c": 3\n}\n',
    )
    expect(rewrite(text, { z: 0, a: 1, c: 3 })).toBe('{\n  "z": 0,\n  "a": 1,\n  "c": 3\n}\n')
  })

  it('removes a property with its comma', () => {
    expect(rewrite('{\n  "a": 1,\n  "c": 3\n}\n', { a: 1 })).toBe('{\n  "a": 1\n}\n')
  })

  it('says what was asked for, whatever moves at once', () => {
    const text = '{ "a": { "x": 1, "y": [1, 2] }, "b": "k", "c": [], "d": null }'
    const after = { a: { y: [1, 2, 3], z: 1 }, d: 'k', e: [{}], b: 2 }
    expect(JSON.parse(rewrite(text, after))).toEqual(after)
  })
})
