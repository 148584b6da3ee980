import { MAX_BYTES } from '../../../kit/file-text.ts'
import type { TextRule } from '../rule.ts'

export const fileTooLarge: TextRule = {
  meta: {
    name: 'file-too-large',
    severity: 'error',
    title: { zh: '文件太大', en: 'The file is too large' },
    docs: {
      why: {
        zh: '页面只写排版，内容在接口里；超过 1 MB 的文件一定放错了东西，例如一张图片。',
        en: 'A page says how things are arranged; what is over 1 MB holds something else, such as a picture.',
      },
      wrong: '"picture": "data:image/png;base64,…"',
      right: '"picture": "/tc-fostay/media/bay-1"',
    },
  },
  on: 'text',
  check({ text, isTooLarge }) {
    if (!isTooLarge) return []
    const limit = `${MAX_BYTES / 1_000_000} MB`
    const message = { zh: `文件太大，最多 ${limit}`, en: `The file is too large: at most ${limit}` }
    const size = `${(new TextEncoder().encode(text).length / 1_000_000).toFixed(1)} MB`
    return [
      { pointer: '', range: [0, 1], message, expected: { zh: `最多 ${limit}`, en: `at most ${limit}` }, got: size },
    ]
  },
}
