import { contextRoots } from '../../../../schemas/page/context.ts'
import type { Text } from '../../../../schemas/json-schema.ts'
import type { Finding } from '../../../kit/problem.ts'
import { FUNCTIONS } from '../../core/expressions/functions.ts'
import { SCREEN_VALUES } from '../../core/screen-page.ts'
import type { PageView } from '../page-view.ts'
import { at } from '../pointer.ts'
import type { PageRule } from '../rule.ts'

/** Names that expressions know without any data. */
const RESERVED: ReadonlySet<string> = new Set([...contextRoots, 'state', 'event', 'viewer', SCREEN_VALUES])

/** A value of such a name would hide it, or be taken for it. */
function isTaken(name: string, { data }: PageView): boolean {
  return RESERVED.has(name) || Object.hasOwn(FUNCTIONS, name) || data.some((source) => source.name === name)
}

export const reservedName: PageRule = {
  meta: {
    name: 'reserved-name',
    severity: 'error',
    title: { zh: '名字已经有别的意思', en: 'The name has another meaning' },
    docs: {
      why: {
        zh: 'user、viewer、query、state 这样的名字在表达式里是固定的，同名的数据永远读不到；状态也不能叫 viewer，免得当成正在看的人；values 里的名字还不能和数据、函数同名。',
        en: 'Names such as user, viewer, query and state are fixed in expressions: data of that name can never be read, and a state called viewer would be taken for who looks at the page. A value may not have the name of data or of a function either.',
      },
      wrong: '"data": { "user": { "from": "memberDetails" } }',
      right: '"data": { "member": { "from": "memberDetails" } }',
    },
  },
  on: 'page',
  check: (page) => [
    ...page.data
      .filter(({ name }) => RESERVED.has(name))
      .map(({ name, pointer }) => reserved(pointer, name, { zh: '数据', en: 'Data' })),
    ...(Object.hasOwn(page.state, 'viewer') ? [reserved('/state/viewer', 'viewer', { zh: '状态', en: 'State' })] : []),
    ...Object.keys(page.values)
      .filter((name) => isTaken(name, page))
      .map((name) => reserved(at('/values', name), name, { zh: '表达式', en: 'A value' })),
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
