import type { TextRule } from '../rule.ts'

const NAMES = {
  'utf-16': { zh: 'UTF-16（也叫 Unicode）', en: 'UTF-16 (also called Unicode)' },
  other: { zh: 'GBK（也叫 ANSI）或别的', en: 'another encoding, most likely GBK (also called ANSI)' },
} as const

export const fileEncoding: TextRule = {
  meta: {
    name: 'file-encoding',
    severity: 'error',
    title: { zh: '文件不是 UTF-8 编码', en: 'The file is not UTF-8' },
    docs: {
      why: {
        zh: '用别的编码保存的中文，顾客看到的是乱码。在编辑器里“另存为”，编码选 UTF-8。',
        en: 'Chinese saved in another encoding reaches shoppers as strange signs. Save the file as UTF-8.',
      },
      wrong: '另存为，编码：ANSI 或 Unicode',
      right: '另存为，编码：UTF-8',
    },
  },
  on: 'text',
  check({ encoding }) {
    if (encoding === undefined) return []
    const { zh, en } = NAMES[encoding]
    const message = {
      zh: `文件的编码是 ${zh}，请在编辑器里“另存为”，编码选 UTF-8`,
      en: `The file is in ${en}: save it as UTF-8`,
    }
    return [{ pointer: '', range: [0, 0], message }]
  },
}
