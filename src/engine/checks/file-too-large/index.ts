import { MAX_BYTES, MAX_VALUES } from '../../../domain/file-limits.ts'
import type { TextFinding, TextRule } from '../rule.ts'

const start = { pointer: '', range: [0, 1] } as const

function tooManyBytes(text: string): TextFinding {
  const limit = `${MAX_BYTES / 1_000_000} MB`
  const message = { zh: `文件太大，最多 ${limit}`, en: `The file is too large: at most ${limit}` }
  const size = `${(new TextEncoder().encode(text).length / 1_000_000).toFixed(1)} MB`
  return { ...start, message, expected: { zh: `最多 ${limit}`, en: `at most ${limit}` }, got: size }
}

const tooManyValues = (offset: number, most: number): TextFinding => ({
  pointer: '',
  range: [offset, offset + 1],
  message: {
    zh: `文件里的内容太多，最多 ${most} 项（每个文字、数字、列表和对象各算一项）；从这里起没有检查，删掉一些或分成几页`,
    en: `The file has too much in it: at most ${most} texts, numbers, lists and maps. Nothing from here on was checked; make it several pages`,
  },
})

export const fileTooLarge: TextRule = {
  meta: {
    name: 'file-too-large',
    severity: 'error',
    title: { zh: '文件太大', en: 'The file is too large' },
    docs: {
      why: {
        zh: `页面只写排版，内容在接口里；超过 1 MB 或 ${MAX_VALUES} 项的文件一定放错了东西，例如一张图片。`,
        en: `A page says how things are arranged; what is over 1 MB or ${MAX_VALUES} values holds something else, such as a picture.`,
      },
      wrong: '"picture": "data:image/png;base64,…"',
      right: '"picture": "/media/bay-1"',
    },
  },
  on: 'text',
  check({ text, isTooLarge, tooDeepAt, tooManyAt, most }) {
    if (isTooLarge) return [tooManyBytes(text)]
    // What nests without end has too many as well: that it nests is the mistake.
    return tooManyAt === undefined || tooDeepAt !== undefined ? [] : [tooManyValues(tooManyAt, most)]
  },
}
