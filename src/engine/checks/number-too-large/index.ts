import type { Text } from '../../../../schemas/json-schema.ts'
import { asRead, misreading } from '../../core/expressions/checker.ts'
import { clipped } from '../clipped.ts'
import type { TextRule } from '../rule.ts'

const TOO_LARGE: Text = { zh: '数字太大，请写一个小一些的', en: 'The number is too large: write a smaller one' }

function messageFor(written: string): Text {
  if (misreading(written) === 'infinite') return TOO_LARGE
  return {
    zh: `数字位数太多，读出来是 ${clipped(asRead(written))}；编号请写成文字，放在双引号里`,
    en: `The number has too many digits and is read as ${clipped(asRead(written))}: write an id as a text in quotes`,
  }
}

export const numberTooLarge: TextRule = {
  meta: {
    name: 'number-too-large',
    severity: 'error',
    title: { zh: '数字太大', en: 'A number is too large' },
    docs: {
      why: {
        zh: '这么大的数字读出来是“无穷大”，顾客会看到 Infinity；超过 15 位的编号，读出来最后几位会变。',
        en: 'Such a number is read as infinite: shoppers would see Infinity. Of an id of more than 15 digits the last ones change.',
      },
      wrong: '"price": 1e999',
      right: '"price": 1999',
    },
  },
  on: 'text',
  check: ({ text, misread }) =>
    misread.map((range) => ({ pointer: '', range, message: messageFor(text.slice(...range)) })),
}
