import type { TextRule } from '../rule.ts'
import { syntaxMistake } from './syntax-mistake.ts'

export const jsonSyntax: TextRule = {
  meta: {
    name: 'json-syntax',
    severity: 'error',
    title: { zh: '不是正确的 JSON', en: 'Not JSON' },
    docs: {
      why: {
        zh: '少一个逗号或引号，整个文件就读不出来。',
        en: 'With one comma or quote missing nothing of the file can be read.',
      },
      wrong: '{ "title": "首页" "blocks": [] }',
      right: '{ "title": "首页", "blocks": [] }',
    },
  },
  on: 'text',
  check({ text, value, encoding, isTooLarge, tooDeepAt, tooManyAt }) {
    if (encoding !== undefined || isTooLarge || tooDeepAt !== undefined || tooManyAt !== undefined) return []
    try {
      value()
      return []
    } catch (error) {
      return [syntaxMistake(text, error)]
    }
  },
}
