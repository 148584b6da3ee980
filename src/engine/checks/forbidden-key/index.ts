import type { TextRule } from '../rule.ts'

export const forbiddenKey: TextRule = {
  meta: {
    name: 'forbidden-key',
    severity: 'error',
    title: { zh: '不能用的名字', en: 'A forbidden name' },
    docs: {
      why: {
        zh: '__proto__、constructor 和 prototype 在程序里有别的意思，常被用来攻击。',
        en: '__proto__, constructor and prototype mean something to programs and are used for attacks.',
      },
      wrong: '"props": { "__proto__": { "admin": true } }',
      right: '"props": {}',
    },
  },
  on: 'text',
  check: ({ forbidden }) =>
    forbidden.map(({ key, pointer, range }) => ({
      pointer,
      range,
      target: 'key',
      message: { zh: `不能用「${key}」做名字`, en: `"${key}" cannot be a name` },
    })),
}
