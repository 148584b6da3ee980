import { compiledText } from '../../core/compiled.ts'
import { at } from '../pointer.ts'
import type { PageRule } from '../rule.ts'
import { expressionTexts } from '../texts-in.ts'
import { remove } from '../words.ts'

export const unusedValue: PageRule = {
  meta: {
    name: 'unused-value',
    severity: 'warning',
    title: { zh: '没有用到的表达式', en: 'A value that nothing reads' },
    docs: {
      why: {
        zh: '本页没有表达式读它；留着只会让人以为有用。',
        en: 'No expression of the page reads it: it only makes people think it matters.',
      },
      wrong: '"values": { "old": "{{ offers.total }}" }',
      right: '"values": {}',
    },
  },
  on: 'page',
  onlyWhenSound: true,
  check({ raw, values }) {
    const texts = expressionTexts({ raw })
    const read = new Set(texts.flatMap((text) => compiledText(text).roots))
    return Object.keys(values)
      .filter((name) => !read.has(name))
      .map((name) => ({
        pointer: at('/values', name),
        target: 'key',
        message: { zh: `没有表达式读「${name}」`, en: `No expression reads "${name}"` },
        fix: remove(at('/values', name), name),
      }))
  },
}
