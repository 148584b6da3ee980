import { describe, expect, it } from 'vitest'
import type { Context } from '../command.ts'
import { quietContext } from '../../tests/fixtures/assistants.ts'
import { fileOf, itemOfFile, keyOf, namedItem, safeItems } from './item-names.ts'

const context: Context = quietContext()

describe('the name of an item', () => {
  it.each([
    ['home', 'page/home', 'home.json'],
    ['pages/home.json', 'page/home', 'home.json'],
    ['part/goods-about', 'part/goods-about', 'parts/goods-about.json'],
    ['parts/goods-about.json', 'part/goods-about', 'parts/goods-about.json'],
    ['themes/lantu.json', 'theme/lantu', 'themes/lantu.json'],
    ['route/spring', 'route/spring', 'routes/spring.json'],
  ])('%s is %s', (text, key, file) => {
    const item = namedItem(text, context)
    expect([keyOf(item), fileOf(item), itemOfFile(file)]).toEqual([key, file, item])
  })

  it.each(['', '..', '../home', 'a/b', 'parts/../x', 'Home', 'con', 'routes', 'a.json.json', 'home\n', '首页'])(
    '[X5] %j is none',
    (text) => {
      expect(() => namedItem(text, context)).toThrow('is no name of a page')
      expect(itemOfFile(`${text}.json`)).toBeUndefined()
    },
  )

  it('[X5] of a server is one as well, or nothing of it is taken', () => {
    const good = { kind: 'page', name: 'home' }
    expect(safeItems([good], context)).toEqual([good])
    for (const odd of [
      { kind: 'page', name: '../../x' },
      { kind: 'constructor', name: 'x' },
      { kind: 'part', name: 'a\\b' },
      { kind: 'page', name: 7 as unknown as string },
    ])
      expect(() => safeItems([good, odd], context)).toThrow('nothing was written')
  })
})
