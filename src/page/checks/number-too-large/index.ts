import type { TextRule } from '../rule.ts'

export const numberTooLarge: TextRule = {
  meta: {
    name: 'number-too-large',
    severity: 'error',
    title: { zh: '数字太大', en: 'A number is too large' },
    docs: {
      why: {
        zh: '这么大的数字读出来是“无穷大”，顾客会看到 Infinity。',
        en: 'Such a number is read as infinite: shoppers would see Infinity.',
      },
      wrong: '"price": 1e999',
      right: '"price": 1999',
    },
  },
  on: 'text',
  check: ({ infinite }) =>
    infinite.map((range) => ({
      pointer: '',
      range,
      message: { zh: '数字太大，请写一个小一些的', en: 'The number is too large: write a smaller one' },
    })),
}
