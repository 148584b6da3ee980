import { describe, expect, it } from 'vitest'
import { pageOfTemplate } from './page-of-template.ts'

const campaign =
  '{ "title": "示例页面", "words": "1月1日 10:00 开始，2月1日结束", "from": "2027-01-01T10:00", "until": "2027-02-01T00:00" }'
const at = (now: string) => JSON.parse(pageOfTemplate(campaign, '春', now)) as Record<string, string>

describe('a page of a template', () => {
  it.each([
    ['2026-11-20T08:30:00', '2026-11-27T10:00', '2026-12-28T00:00', '11月27日 10:00 开始，12月28日结束'],
    ['2026-12-25T23:59:59', '2027-01-01T10:00', '2027-02-01T00:00', '1月1日 10:00 开始，2月1日结束'],
    ['2028-02-22T00:00:00', '2028-02-29T10:00', '2028-03-31T00:00', '2月29日 10:00 开始，3月31日结束'],
    // The end of one is the beginning of the other: no day is moved twice.
    ['2027-01-25T12:00:00', '2027-02-01T10:00', '2027-03-04T00:00', '2月1日 10:00 开始，3月4日结束'],
  ])('made on %s opens a week later, and lasts as long as the template says', (now, from, until, words) => {
    expect(at(now)).toEqual({ title: '春', words, from, until })
  })

  it('has its title, whatever signs that has', () => {
    expect(JSON.parse(pageOfTemplate('{ "title": "示例页面" }', '"$&" 1月1日', '2026-11-20'))).toEqual({
      title: '"$&" 1月1日',
    })
  })

  it('is the template to the sign where that has no days', () => {
    const list = '{ "title": "列表", "note": "3月8日见" }'
    expect(pageOfTemplate(list, '春', '2026-11-20')).toBe(list)
  })
})
