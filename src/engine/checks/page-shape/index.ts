import { fromMistakes } from '../from-mistakes.ts'

export const pageShape = fromMistakes({
  name: 'page-shape',
  severity: 'error',
  title: { zh: '页面的写法不对', en: 'The page has the wrong form' },
  docs: {
    why: {
      zh: '页面只有固定的几个字段；写错名字的字段什么也不做。',
      en: 'A page has fixed fields; one that is misspelt does nothing.',
    },
    wrong: '{ "titel": "首页", "blocks": [] }',
    right: '{ "versions": { "page": 1 }, "title": "首页", "blocks": [] }',
  },
})
