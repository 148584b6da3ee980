import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repository } from '../../testing/project.ts'
import { addToRegistry } from './registry-text.ts'

const registry = (imports: string[], list: string): string =>
  `/** Why. */\nimport type { X } from '../src/kit/x.ts'\n${imports.join('\n')}\n\nexport const widgets = ${list} as const\n\nexport const more = 1\n`

const door = (code: string) => ({ code, name: code.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()) })
const importOf = (code: string): string => `import { ${door(code).name} } from './${code}/index.ts'`
const shop = registry([importOf('banner'), importOf('rich-text')], '[banner, richText]')

describe('addToRegistry', () => {
  it.each([
    ['apron', ['apron', 'banner', 'rich-text'], '[apron, banner, richText]'],
    ['menu-bar', ['banner', 'menu-bar', 'rich-text'], '[banner, menuBar, richText]'],
    ['zoo', ['banner', 'rich-text', 'zoo'], '[banner, richText, zoo]'],
  ])('puts %s in its place by the alphabet, in the imports and in the list', (code, codes, list) => {
    expect(addToRegistry(shop, door(code))).toEqual({ text: registry(codes.map(importOf), list) })
  })

  it('breaks a list that no longer fits into 120 columns, an entry a line', () => {
    const codes = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(16))
    const full = registry(codes.map(importOf), `[${codes.join(', ')}]`)
    const lines = [...codes, 'ffff'].map((code) => `  ${code},\n`).join('')
    expect(addToRegistry(full, door('ffff'))).toEqual({
      text: registry([...codes, 'ffff'].map(importOf), `[\n${lines}]`),
    })
  })

  it('keeps the line ends of Windows', () => {
    const windows = shop.replaceAll('\n', '\r\n')
    const expected = registry(['banner', 'rich-text', 'zoo'].map(importOf), '[banner, richText, zoo]')
    expect(addToRegistry(windows, door('zoo'))).toEqual({ text: expected.replaceAll('\n', '\r\n') })
  })

  it.each([
    ['a registry without its list', shop.replace('export const widgets', 'export const things'), { fault: 'noList' }],
    ['a registry without imports', registry([], '[]'), { fault: 'noImports' }],
    ['a list with a stranger', shop.replace('[banner,', '[banner, other,'), { fault: 'mismatch', name: 'other' }],
    ['an import that is not listed', shop.replace('[banner, ', '['), { fault: 'mismatch', name: 'banner' }],
    ['a list with code in it', shop.replace('[banner,', '[...basic, banner,'), { fault: 'mismatch', name: '...basic' }],
  ])('does not touch %s', (_, text, fault) => {
    expect(addToRegistry(text, door('zoo'))).toEqual(fault)
  })

  it('reads the registry of this project', async () => {
    const text = await readFile(join(repository, 'widgets/registry.ts'), 'utf8')
    const edited = addToRegistry(text, { code: 'zz-new', name: 'zzNew' })
    expect(edited).toEqual({ text: expect.stringContaining("import { zzNew } from './zz-new/index.ts'\n") })
  })

  it('refuses a variable that another widget has', () => {
    expect(addToRegistry(shop, { code: 'richtext', name: 'richText' })).toEqual({ fault: 'taken', name: 'richText' })
  })
})
