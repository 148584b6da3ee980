import { fromMistakes } from '../from-mistakes.ts'

export const missingProp = fromMistakes({
  name: 'missing-prop',
  severity: 'error',
  title: { zh: '缺少必须的设置', en: 'A needed setting is missing' },
  docs: {
    why: {
      zh: '没有它，组件没有东西可以显示。',
      en: 'Without it the widget has nothing to show.',
    },
    wrong: '{ "widget": "package-offers", "props": { "title": "限时抢购" } }',
    right:
      '{ "widget": "package-offers", "props": { "title": "限时抢购", "offers": "{{ offers.productPackageInfos }}" } }',
  },
})
