import { at } from '../pointer.ts'
import type { RoutesRule } from '../rule.ts'

const NAME = /^[A-Za-z][A-Za-z0-9_]*$/

const paramsOf = (path: string) => path.split('/').filter((part) => part.includes(':'))

export const paramName: RoutesRule = {
  meta: {
    name: 'param-name',
    severity: 'error',
    title: { zh: '地址里参数的名字不对', en: 'Wrong name of an address part' },
    docs: {
      why: {
        zh: '页面用 params.名字 读它，所以名字只能用字母、数字和 _，同一个地址里不能重复。',
        en: 'Pages read it as params.name: letters, digits and _, each name once in an address.',
      },
      wrong: '"path": "/goods/:goods-id"',
      right: '"path": "/goods/:goodsId"',
    },
  },
  on: 'routes',
  check: ({ routes }) =>
    routes.flatMap(({ pointer, path = '' }) => {
      const params = paramsOf(path)
      const wrong = params.find((part, index) => !NAME.test(part.slice(1)) || params.indexOf(part) < index)
      if (wrong === undefined) return []
      const start = path.lastIndexOf(wrong)
      const message = {
        zh: `参数「${wrong}」的名字只能用字母、数字和 _，而且不能重复`,
        en: `The part "${wrong}" must be : and letters, digits or _, each name once`,
      }
      return [{ pointer: at(pointer, 'path'), within: [start, start + wrong.length] as const, message }]
    }),
}
