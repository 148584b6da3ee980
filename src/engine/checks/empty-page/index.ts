import type { PageRule } from '../rule.ts'

export const emptyPage: PageRule = {
  meta: {
    name: 'empty-page',
    severity: 'warning',
    title: { zh: '页面里没有区块', en: 'A page without blocks' },
    docs: {
      why: {
        zh: '顾客打开只看到空白。还没做好的页面请不要开放地址。',
        en: 'Shoppers see nothing. Keep the address closed until the page is made.',
      },
      wrong: '"blocks": []',
      right: '"blocks": [{ "id": "banner", "widget": "banner-swiper" }]',
    },
  },
  on: 'page',
  check({ raw, uses }) {
    if (!Array.isArray(raw.blocks) || raw.blocks.length > 0 || uses.length > 0) return []
    return [{ pointer: '/blocks', message: { zh: '页面里还没有区块', en: 'There is no block on the page' } }]
  },
}
