import type { Text } from '../../../schemas/json-schema.ts'

/** What `pagoda sandbox grow` says. */
export const sandboxTexts = {
  'grow.summary': {
    zh: '把沙箱养成一个大商城：商品、订单、会员',
    en: 'grow the sandbox into a large mall: products, orders, members',
  },
  'grow.products': { zh: '多少商品（100 到 999999）', en: 'how many products (100 to 999999)' },
  'grow.orders': { zh: '多少订单（0 到 9999999）', en: 'how many orders (0 to 9999999)' },
  'grow.members': { zh: '多少会员（10 到 999999）', en: 'how many members (10 to 999999)' },
  'grow.database': {
    zh: 'PostgreSQL 的地址，或内嵌数据库的目录；默认是 DATABASE_URL 或 DATA_DIR',
    en: "a PostgreSQL server's address, or the embedded database's folder; else DATABASE_URL or DATA_DIR",
  },
  'grow.example': { zh: '十万商品、一百万订单、十万会员', en: '100,000 products, 1,000,000 orders, 100,000 members' },
  'grow.exampleSmall': { zh: '小一点的，放在别的目录', en: 'a smaller one, in another folder' },
  'grow.noServer': {
    zh: '找不到 server/sandbox/grow.mjs，没有沙箱可养',
    en: 'server/sandbox/grow.mjs is missing: there is no sandbox to grow',
  },
  'grow.failed': { zh: '没有养成：{why}', en: 'It did not grow: {why}' },
  'grow.wrongNumber': {
    zh: '--{name} 要写 {least} 到 {most} 之间的整数，写的是 {given}',
    en: '--{name} takes a whole number from {least} to {most}, not {given}',
  },
  'grow.step.members': { zh: '会员', en: 'members' },
  'grow.step.products': { zh: '商品', en: 'products' },
  'grow.step.orders': { zh: '订单', en: 'orders' },
  'grow.step.search': { zh: '搜索', en: 'search' },
  'grow.done': {
    zh: '养好了：共 {products} 件商品、{orders} 张订单、{members} 位会员。请运行 pagoda audit 核对账目',
    en: 'grown: {products} products, {orders} orders, {members} members in all. `pagoda audit` goes through its books',
  },
  'grow.already': {
    zh: '已经这么大了：共 {products} 件商品、{orders} 张订单、{members} 位会员',
    en: 'it is as large already: {products} products, {orders} orders, {members} members in all',
  },
} as const satisfies Record<string, Text>
