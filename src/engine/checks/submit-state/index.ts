import { at, isMap } from '../pointer.ts'
import type { PageRule } from '../rule.ts'
import { FIRST, submitsByState } from '../submits.ts'
import { replace } from '../words.ts'

const WRITTEN = '{ "status": "idle", "code": "", "message": "" }'

const isFirst = (value: unknown) =>
  isMap(value) &&
  Object.keys(value).every((key) => Object.hasOwn(FIRST, key)) &&
  value.status === 'idle' &&
  typeof value.code === 'string' &&
  typeof value.message === 'string'

export const submitState: PageRule = {
  meta: {
    name: 'submit-state',
    severity: 'error',
    title: { zh: '放提交结果的状态不对', en: 'A state that cannot say how a submit goes' },
    docs: {
      why: {
        zh: '提交时 into 里会写进 status、code、message 和 reply；初始值不是这样，读它的区块一提交就出错。',
        en: 'A submit writes status, code, message and reply into it: a block that reads another form of it fails then.',
      },
      wrong: '"state": { "form": "" }, { "do": "submit", "endpoint": "sendSmsCode", "into": "form" }',
      right: '不写 form：submit 自己会有这个状态',
    },
  },
  on: 'page',
  check: ({ actions, state, catalogues }) =>
    [...submitsByState(actions, catalogues.actions).keys()]
      .filter((key) => Object.hasOwn(state, key) && !isFirst(state[key]))
      .map((key) => {
        const pointer = at('/state', key)
        const message = {
          zh: `状态「${key}」要放提交的结果，初始值应该是 ${WRITTEN}`,
          en: `The state "${key}" says how a submit goes: it must begin as ${WRITTEN}`,
        }
        return { pointer, message, fix: replace(pointer, FIRST) }
      }),
}
