import { describe, expect, it } from 'vitest'
import { check, lists, notices, pageOf, withBox } from '../testing/shop.ts'

describe('page-shape', () => {
  it('shows a field that pages do not have, and what was meant', () => {
    expect(check(pageOf({ discription: '一句话' }))).toEqual([
      { rule: 'page-shape', underlined: '"discription"', message: '没有字段「discription」，是不是「description」？' },
    ])
  })

  it('takes a misspelt field for the one that is missing: one mistake', () => {
    expect(check({ ...pageOf(), title: undefined, titel: '首页' })).toEqual([
      { rule: 'page-shape', underlined: '"titel"', message: '没有字段「titel」，是不是「title」？' },
    ])
  })

  it('says in one message what all an object lacks', () => {
    expect(check(pageOf({ blocks: [notices(), lists(), {}] }))).toEqual([
      { rule: 'page-shape', underlined: '{}', message: '缺少字段「id」（本页唯一的名字）「widget」（组件的代码）' },
    ])
  })

  it('takes a misspelt part for the part: what refers to it is not wrong', () => {
    expect(check({ ...pageOf(), data: undefined, date: pageOf().data })).toEqual([
      { rule: 'page-shape', underlined: '"date"', message: '没有字段「date」，是不是「data」？' },
    ])
  })

  it('takes misspelt props for the props', () => {
    expect(check(pageOf({ blocks: [{ id: 'tip', widget: 'notice', prosp: { text: 'a' } }, lists()] }))).toEqual([
      { rule: 'page-shape', underlined: '"prosp"', message: '没有字段「prosp」，是不是「props」？' },
    ])
  })

  it('speaks of a broken part alone, not of what refers to it', () => {
    expect(check(pageOf({ data: [] }))).toEqual([
      { rule: 'page-shape', underlined: '[]', message: '「data」应该是对象，却是列表' },
    ])
  })

  it('shows the page that lacks a title', () => {
    expect(check({ ...pageOf(), title: undefined })).toEqual([
      { rule: 'page-shape', underlined: '{', message: '缺少字段「title」（页面标题）' },
    ])
  })

  it('shows a value of the wrong kind', () => {
    expect(check(pageOf({ title: 5 }))).toEqual([
      { rule: 'page-shape', underlined: '5', message: '「title」应该是文字，却是数字' },
    ])
  })

  it('shows a field that blocks do not have', () => {
    expect(check(pageOf({ blocks: [notices({ prop: {} }), lists()] }))).toEqual([
      {
        rule: 'page-shape',
        underlined: '"prop"',
        message:
          '没有字段「prop」，可以用：variant、when、hidden、side、across、live、audience、experiment、onEmpty、onError、notFound、on、slots',
      },
    ])
  })

  it('looks at blocks in slots too', () => {
    expect(check(withBox({ body: [notices({ onEmpty: 'hid' })] }))).toEqual([
      { rule: 'page-shape', underlined: '"hid"', message: '「onEmpty」不能是 "hid"，是不是「hide」？' },
    ])
  })

  it('looks at blocks in popups too', () => {
    expect(
      check(
        pageOf({
          popups: {
            rules: { title: '规则', blocks: [{ id: 'x', widget: 'notice', props: { text: 'a' }, onError: 3 }] },
          },
          blocks: [notices(), lists({}, { on: { select: [{ do: 'open-popup', popup: 'rules' }] } })],
        }),
      ),
    ).toEqual([{ rule: 'page-shape', underlined: '3', message: '「onError」应该是retry、hide或对象，却是数字' }])
  })

  it('shows a name of data that expressions cannot read', () => {
    expect(
      check(
        pageOf({
          data: { 'Off-ers': { from: 'offers', with: { size: 1 } }, offers: { from: 'offers', with: { size: 10 } } },
        }),
      ),
    ).toEqual([{ rule: 'page-shape', underlined: '"Off-ers"', message: '「Off-ers」不能做名字' }])
  })

  it('shows that a page is no list', () => {
    expect(check([])).toEqual([{ rule: 'page-shape', underlined: '[]', message: '整个文件应该是对象，却是列表' }])
  })

  it('shows blocks that are no blocks', () => {
    expect(check(pageOf({ blocks: [notices(), lists(), 'notice'] }))).toEqual([
      { rule: 'page-shape', underlined: '"notice"', message: '「blocks[2]」应该是对象，却是文字' },
    ])
  })

  it('says nothing of a good page', () => {
    expect(check(pageOf())).toEqual([])
  })
})
