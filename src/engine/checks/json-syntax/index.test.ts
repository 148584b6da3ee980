import { describe, expect, it } from 'vitest'
import { check, problemsOf } from '../testing/shop.ts'

describe('json-syntax', () => {
  it('shows where a comma is missing, and can put it', () => {
    expect(check('{ "title": "首页" "blocks": [] }')).toEqual([
      { rule: 'json-syntax', underlined: '"blocks"', message: '这一项前面少一个逗号' },
    ])
  })

  it('shows the comma after the last item', () => {
    expect(check('{ "title": "首页", }')).toEqual([
      { rule: 'json-syntax', underlined: ',', message: '最后一项后面多了一个逗号' },
    ])
  })

  it('shows the comma after the last element of a list', () => {
    expect(check('[1, 2, ]')).toEqual([{ rule: 'json-syntax', underlined: ',', message: '最后一项后面多了一个逗号' }])
  })

  it('shows a text without its closing quote, to the end of its line', () => {
    expect(check('{\n  "title": "首页,\n  "blocks": []\n}')).toEqual([
      { rule: 'json-syntax', underlined: '"首页,', message: '这段文字少一个结束的双引号' },
    ])
  })

  it('says which sign a Chinese one stands for', () => {
    expect(check('{ "title"： "首页" }')).toEqual([
      { rule: 'json-syntax', underlined: '：', message: '「：」是中文标点，请写「:」' },
    ])
  })

  it('says that comments are not possible', () => {
    expect(check('{ /* 首页 */ "title": "首页" }')).toEqual([
      { rule: 'json-syntax', underlined: '/* 首页 */', message: 'JSON 里不能写注释' },
    ])
  })

  it('asks for double quotes instead of single ones', () => {
    expect(check("{ 'title': 1 }")).toEqual([
      { rule: 'json-syntax', underlined: "'title'", message: '文字要用双引号 "，不能用单引号 \'' },
    ])
  })

  it('says what is missing at the end', () => {
    expect(check('{ "blocks": [1')).toEqual([{ rule: 'json-syntax', underlined: '', message: '没有写完，缺少 ]' }])
  })

  it('shows what stands after the end', () => {
    expect(check('{} {}')).toEqual([
      { rule: 'json-syntax', underlined: '{', message: '文件应该到此结束，后面是多余的' },
    ])
  })

  it('shows quotes inside a text that are not escaped', () => {
    expect(check('{ "title": "说"你好"了" }')).toEqual([
      {
        rule: 'json-syntax',
        underlined: '你好',
        message: '看不懂「你好」；文字要放在双引号里，文字里的双引号要写成 \\"',
      },
    ])
  })

  it('shows a name without quotes', () => {
    expect(check('{ title: 1 }')).toEqual([
      {
        rule: 'json-syntax',
        underlined: 'title',
        message: '看不懂「title」；文字要放在双引号里，文字里的双引号要写成 \\"',
      },
    ])
  })

  it('shows an invisible mark at the beginning', () => {
    expect(check('\uFEFF{}')).toEqual([{ rule: 'json-syntax', underlined: '﻿', message: '文件开头有看不见的 BOM 标记' }])
  })

  it('says that a file is empty', () => {
    expect(check(' ')).toEqual([{ rule: 'json-syntax', underlined: '', message: '文件是空的' }])
  })

  it('shows a missing colon', () => {
    expect(check('{ "title" 1 }')).toEqual([{ rule: 'json-syntax', underlined: '1', message: '名字后面少一个冒号' }])
  })

  it('shows a new line inside a text', () => {
    expect(check('{ "title": "a\tb" }')).toEqual([
      { rule: 'json-syntax', underlined: '"a\tb"', message: '文字里不能直接换行或有控制符，换行请写 \\n' },
    ])
  })

  it('shows a backslash that means nothing', () => {
    expect(check('{ "title": "C:\\q" }')).toEqual([
      { rule: 'json-syntax', underlined: '"C:\\q"', message: '反斜杠 \\ 后面的字符不对；要写反斜杠请写 \\\\' },
    ])
  })

  it.each([
    ['[012]', '012', '数字「012」写得不对：前面不能有多余的 0'],
    ['[-01]', '-01', '数字「-01」写得不对：前面不能有多余的 0'],
    ['{ "a": 00.5 }', '00.5', '数字「00.5」写得不对：前面不能有多余的 0'],
    ['[1-2]', '1-2', '数字「1-2」写得不对'],
    ['[1 000]', '0', '这一项前面少一个逗号'],
    ['[3 -2]', '-2', '这一项前面少一个逗号'],
  ])('offers no comma for %s: it would be other numbers', (text, underlined, message) => {
    expect(check(text)).toEqual([{ rule: 'json-syntax', underlined, message }])
    expect(problemsOf(text)[0]?.fix).toBeUndefined()
  })

  it('offers the comma between other values', () => {
    for (const text of ['["a" "b"]', '[1 "b"]', '{ "a": 1 "b": 2 }', '[{} {}]'])
      expect(problemsOf(text)[0]?.fix).toMatchObject({ safe: true })
  })
})
