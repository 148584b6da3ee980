import { closest } from '../../core/expressions/closest.ts'
import { at } from '../pointer.ts'
import type { RoutesRule } from '../rule.ts'
import { instead, replace } from '../words.ts'

const paramsOf = (path: string) => path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []))

export const unknownForward: RoutesRule = {
  meta: {
    name: 'unknown-forward',
    severity: 'error',
    title: { zh: '地址里没有这个参数', en: 'The address has no such part' },
    docs: {
      why: {
        zh: 'forward 是地址里放产品 id 的参数；没有这个参数就查不到转向地址。',
        en: 'forward names the part of the address that holds the product: without it nothing can be looked up.',
      },
      wrong: '"path": "/goods/:id", "forward": "goodsId"',
      right: '"path": "/goods/:id", "forward": "id"',
    },
  },
  on: 'routes',
  check: ({ routes }) =>
    routes.flatMap(({ pointer: route, route: { forward }, path = '' }) => {
      const known = paramsOf(path)
      if (typeof forward !== 'string' || !forward || known.includes(forward)) return []
      const pointer = at(route, 'forward')
      const suggestion = closest(forward, known)
      const hint = instead(suggestion, known)
      const message = {
        zh: `地址「${path}」里没有参数「${forward}」${hint.zh}`,
        en: `The address "${path}" has no part "${forward}"${hint.en}`,
      }
      return [{ pointer, message, got: forward, ...(suggestion && { suggestion, fix: replace(pointer, suggestion) }) }]
    }),
}
