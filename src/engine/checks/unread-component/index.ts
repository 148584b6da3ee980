import type { ComponentRule } from '../rule.ts'

export const unreadComponent: ComponentRule = {
  meta: {
    name: 'unread-component',
    severity: 'warning',
    title: { zh: '没有页面显示它', en: 'No page shows it' },
    docs: {
      why: {
        zh: '改了也没有人看得到。只看页面、部件和商品菜单里写明的编号：代码里用到的，检查不知道。',
        en: 'Nobody sees what is changed in it. Codes that pages, parts and menus write are looked up; what code reads nobody knows.',
      },
      wrong: 'TCP_OLD_BANNER（没有页面写它）',
      right: '"banner": { "from": "pageComponents", "with": { "codes": ["TCP_OLD_BANNER"] } }',
    },
  },
  on: 'component',
  check({ readers, code, isReadByCode }) {
    if (readers === undefined || readers.length > 0 || isReadByCode) return []
    const message = {
      zh: `没有页面读「${code}」，改了顾客也看不到`,
      en: `No page reads "${code}": shoppers see nothing of it`,
    }
    return [{ pointer: '/title', message }]
  },
}
