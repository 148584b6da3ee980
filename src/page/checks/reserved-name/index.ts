import { contextRoots } from '../../../../schemas/page/context.ts'
import type { Text } from '../../../../schemas/json-schema.ts'
import type { Finding } from '../../../kit/problem.ts'
import type { PageRule } from '../rule.ts'

/** Names that expressions know without any data. */
const RESERVED: ReadonlySet<string> = new Set([...contextRoots, 'state', 'event', 'viewer'])

export const reservedName: PageRule = {
  meta: {
    name: 'reserved-name',
    severity: 'error',
    title: { zh: '名字已经有别的意思', en: 'The name has another meaning' },
    docs: {
      why: {
        zh: 'user、viewer、query、state 这样的名字在表达式里是固定的，同名的数据永远读不到；状态也不能叫 viewer，免得当成正在看的人。',
        en: 'Names such as user, viewer, query and state are fixed in expressions: data of that name can never be read, and a state called viewer would be taken for who looks at the page.',
      },
      wrong: '"data": { "user": { "from": "member" } }',
      right: '"data": { "member": { "from": "member" } }',
    },
  },
  on: 'page',
  check: ({ data, state }) => [
    ...data
      .filter(({ name }) => RESERVED.has(name))
      .map(({ name, pointer }) => reserved(pointer, name, { zh: '数据', en: 'Data' })),
    ...(Object.hasOwn(state, 'viewer') ? [reserved('/state/viewer', 'viewer', { zh: '状态', en: 'State' })] : []),
  ],
}

const reserved = (pointer: string, name: string, what: Text): Finding => ({
  pointer,
  target: 'key',
  message: {
    zh: `${what.zh}不能叫「${name}」，这个名字已经有别的意思`,
    en: `${what.en} cannot be called "${name}": the name has another meaning`,
  },
})
