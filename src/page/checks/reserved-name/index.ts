import { contextRoots } from '../../../../schemas/page/context.ts'
import type { PageRule } from '../rule.ts'

/** Names that expressions know without any data. */
const RESERVED: ReadonlySet<string> = new Set([...contextRoots, 'state', 'event'])

export const reservedName: PageRule = {
  meta: {
    name: 'reserved-name',
    severity: 'error',
    title: { zh: '数据的名字已经有别的意思', en: 'The name of the data has another meaning' },
    docs: {
      why: {
        zh: 'user、query、state 这样的名字在表达式里是固定的，同名的数据永远读不到。',
        en: 'Names such as user, query and state are fixed in expressions: data of that name can never be read.',
      },
      wrong: '"data": { "user": { "from": "member" } }',
      right: '"data": { "member": { "from": "member" } }',
    },
  },
  on: 'page',
  check: ({ data }) =>
    data
      .filter(({ name }) => RESERVED.has(name))
      .map(({ name, pointer }) => ({
        pointer,
        target: 'key',
        message: {
          zh: `数据不能叫「${name}」，这个名字已经有别的意思`,
          en: `Data cannot be called "${name}": the name has another meaning`,
        },
      })),
}
