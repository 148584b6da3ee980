import type { ThemeRule } from '../rule.ts'

export const themeShape: ThemeRule = {
  meta: {
    name: 'theme-shape',
    severity: 'error',
    title: { zh: '主题的写法不对', en: 'The theme has the wrong form' },
    docs: {
      why: {
        zh: '只有列出的设计变量能改；颜色要写成 #1A2B3C。',
        en: 'Only the listed tokens can change; colours are written #1A2B3C.',
      },
      wrong: '"tokens": { "brand": "blue" }',
      right: '"tokens": { "brand": "#0A4FA3" }',
    },
  },
  on: 'theme',
  check: ({ shape }) => shape,
}
