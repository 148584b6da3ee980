import { afterEach, describe, expect, it, vi } from 'vitest'
import { namesOf } from './text-names.ts'

afterEach(() => vi.restoreAllMocks())

describe('what a document calls itself', () => {
  it.each([
    [
      'its title, address and kind',
      '{"title":"首页","path":"/","type":"轮播图"}',
      { title: '首页', path: '/', type: '轮播图' },
    ],
    ['no empty text and nothing else', '{"title":"","path":1,"type":null}', {}],
    ['nothing of a list', '["title"]', {}],
    ['nothing of what is no JSON', '{"title":', {}],
  ])('is %s', (_, text, names) => expect(namesOf(text)).toEqual(names))

  it('is read once, however often it is asked for', () => {
    const parse = vi.spyOn(JSON, 'parse')
    const text = JSON.stringify({ title: '只读一次' })
    for (let search = 0; search < 5; search += 1) expect(namesOf(text).title).toBe('只读一次')
    expect(parse).toHaveBeenCalledTimes(1)
  })
})
