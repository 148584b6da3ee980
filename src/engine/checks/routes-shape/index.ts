import type { RoutesRule } from '../rule.ts'

export const routesShape: RoutesRule = {
  meta: {
    name: 'routes-shape',
    severity: 'error',
    title: { zh: '路由表的写法不对', en: 'The route table has the wrong form' },
    docs: {
      why: {
        zh: '每个地址都要有名字、路径、标题和是否开放；多余或写错的字段没有作用。',
        en: 'Each address has a name, a path, a title and whether it is open; other fields do nothing.',
      },
      wrong: '{ "name": "combo", "path": "combo", "title": "套餐", "open": true }',
      right: '{ "name": "combo", "path": "/combo", "title": "套餐", "open": true }',
    },
  },
  on: 'routes',
  check: ({ shape }) => shape,
}
