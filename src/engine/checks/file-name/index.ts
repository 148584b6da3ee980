import { isFileName } from '../../../kit/file-text.ts'
import type { TextRule } from '../rule.ts'

export const fileName: TextRule = {
  meta: {
    name: 'file-name',
    severity: 'error',
    title: { zh: '文件名不能用', en: 'A file name that nothing can refer to' },
    docs: {
      why: {
        zh: '路由、部件和主题按文件名来找，别的名字谁也找不到。',
        en: 'Routes, parts and themes are found by the name of their file; others are found by nobody.',
      },
      wrong: 'pages/夏天.json、pages/Summer_Sale.json',
      right: 'pages/summer-sale.json',
    },
  },
  on: 'text',
  check({ name }) {
    if (isFileName(name)) return []
    const message = {
      zh: `文件名「${name}.json」不能用，只用小写字母、数字和 -，例如 summer-sale.json`,
      en: `The file name "${name}.json" can't be used: lower-case letters, digits and - only, as in summer-sale.json`,
    }
    return [{ pointer: '', range: [0, 0], message }]
  },
}
