import type { ComponentRule } from '../rule.ts'

export const componentShape: ComponentRule = {
  meta: {
    name: 'component-shape',
    severity: 'error',
    title: { zh: '内容填得不对', en: 'The entries have the wrong form' },
    docs: {
      why: {
        zh: '每一种页面组件要填的字段不同：轮播图没有图片，网站里就是一块灰。',
        en: 'Each kind of page component has fields of its own: a banner without a picture is a grey box on the site.',
      },
      wrong: '{ "id": "1", "title": "海风已经备好" }（轮播图，没有图片）',
      right: '{ "id": "1", "title": "海风已经备好", "themePicUri": "/media/banner-1", "picAlt": "海边" }',
    },
  },
  on: 'component',
  check: ({ shape }) => shape,
}
