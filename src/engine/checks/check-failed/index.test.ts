import { describe, expect, it } from 'vitest'
import { findingsOf } from '../problems-of.ts'
import type { TextRule } from '../rule.ts'
import { nestedTooDeep } from '../nested-too-deep/index.ts'
import { scanJson } from '../scan-json.ts'
import { check, pageOf, shop } from '../testing/shop.ts'

const broken: TextRule = {
  ...nestedTooDeep,
  check() {
    throw new TypeError('no such thing')
  },
}

describe('a rule that throws', () => {
  it('is one problem that names it, and the rules after it go on', () => {
    const deep = { ...scanJson('['.repeat(100)), name: 'home', value: () => undefined }
    const found = findingsOf([broken, nestedTooDeep], deep)
    expect(found.map(([{ meta }]) => meta.name)).toEqual(['check-failed', 'nested-too-deep'])
    expect(found[0]?.[1].message).toEqual({
      zh: '规则「nested-too-deep」检查这个文件时自己出了错（TypeError: no such thing），请把文件和这条提示交给工程师',
      en: 'The rule "nested-too-deep" has failed on this file (TypeError: no such thing): give the file and this message to an engineer',
    })
  })

  it('does not hide what another rule says of the page', () => {
    const pictures = () => {
      throw new Error('no folder')
    }
    const page = pageOf({ titel: '首页' })
    const broken = pageOf({
      titel: '首页',
      versions: { page: 1, list: 1 },
      blocks: [{ id: 'deals', widget: 'list', props: { items: '{{ offers.list }}', picture: '/a' } }],
    })
    expect(check(page).map(({ rule }) => rule)).toEqual(['page-shape'])
    expect(check(broken, { ...shop, pictures })).toMatchObject([
      { rule: 'check-failed', underlined: '{', message: expect.stringContaining('规则「unknown-picture」') },
      { rule: 'page-shape' },
    ])
  })

  it('that looks a value up where none of its rules stands is the check itself', () => {
    const judge = () => {
      throw new Error('no validator')
    }
    expect(check(pageOf(), { ...shop, judge })).toMatchObject([
      {
        rule: 'check-failed',
        message: expect.stringContaining('检查程序检查这个文件时自己出了错（Error: no validator）'),
      },
    ])
  })
})
