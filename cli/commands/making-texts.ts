import type { Text } from '../../schemas/json-schema.ts'
import type { Values } from '../fill.ts'

/** What refuses a new widget or page, in the shop's command line and in that of the engine's package. */
export const makingTexts = {
  'title.shape': {
    zh: '--title 要 1 到 30 个字，不能换行',
    en: '--title has 1 to 30 characters and no line break',
  },
  'name.shape': {
    zh: '“{name}”不能当名字：要以小写字母开头，只用小写字母、数字和单个 -，2 到 30 个字符，例如 {example}',
    en: '"{name}" cannot be a name: it starts with a lower-case letter, has only lower-case letters, digits and single -, 2 to 30 characters, such as {example}',
  },
  'name.reserved': { zh: '“{name}”是保留的名字，请换一个', en: '"{name}" is a reserved name; take another' },
  'name.exists': { zh: '{file} 已经有了', en: '{file} exists already' },
  'newPage.badPath': {
    zh: '“{path}”不能当地址：以 / 开头，每一段用字母、数字、汉字和 - _ . ~，第一段不能是参数，例如 /summer/:id',
    en: '"{path}" cannot be an address: it starts with /, its parts have letters, digits and - _ . ~, and the first is no param: /summer/:id',
  },
  'newPage.needsPath': {
    zh: '路由表里没有“{name}”，请写 --path 和 --title',
    en: 'The route table has no "{name}": give --path and --title',
  },
  'newPage.pathTaken': {
    zh: '地址 {path} 已经是“{name}”的，请换一个地址，或运行 npx pagoda new page {name}',
    en: 'The address {path} belongs to "{name}": take another, or run npx pagoda new page {name}',
  },
  'newPage.otherPath': {
    zh: '路由表里“{name}”的地址是 {path}；不写 --path 就用它',
    en: 'The route table has "{name}" at {path}; leave --path out to use it',
  },
  'newPage.routesBroken': {
    zh: 'pages/routes.json 有错误，先运行 npx pagoda check pages/routes.json',
    en: 'pages/routes.json has mistakes; first run npx pagoda check pages/routes.json',
  },
} as const satisfies Readonly<Record<string, Text>>

/** Says one of them. */
export type SayMaking = (name: keyof typeof makingTexts, values?: Values) => string
