import type { Finding } from '../../../kit/problem.ts'
import { closest } from '../../core/expressions/closest.ts'
import { screenCode } from '../../core/screen-page.ts'
import { at, type Json } from '../pointer.ts'
import type { RoutesRule } from '../rule.ts'
import { instead, replace } from '../words.ts'

export const unknownScreen: RoutesRule = {
  meta: {
    name: 'unknown-screen',
    severity: 'error',
    title: { zh: '没有这个模块', en: 'There is no such module' },
    docs: {
      why: {
        zh: '模块和它的屏是代码，名字要写对，否则地址打不开。',
        en: 'Modules and their screens are code: with a wrong name the address shows nothing.',
      },
      wrong: '{ "name": "cashier", "path": "/cashier/:orderId", "module": "casher" }',
      right: '{ "name": "cashier", "path": "/cashier/:orderId", "module": "cashier" }',
    },
  },
  on: 'routes',
  check: ({ routes, screens }) => {
    const known = Object.keys(screens)
    return routes.flatMap(({ pointer, route }) => {
      const code = codeOf(route)
      if (code === undefined || known.includes(code)) return []
      return [unknown(pointer, route, code, known)]
    })
  },
}

function codeOf({ module, screen }: Json): string | undefined {
  if (typeof module !== 'string' || (screen !== undefined && typeof screen !== 'string')) return undefined
  return screenCode({ module, screen })
}

const modulesOf = (codes: readonly string[]) => [...new Set(codes.map((code) => code.slice(0, code.indexOf('/'))))]

function unknown(pointer: string, { module, screen }: Json, code: string, known: readonly string[]): Finding {
  const modules = modulesOf(known)
  const isModule = modules.includes(String(module))
  const screens = known.flatMap((one) =>
    one.startsWith(`${String(module)}/`) ? [one.slice(one.indexOf('/') + 1)] : [],
  )
  const names = isModule ? screens : modules
  const written = String(isModule ? (screen ?? module) : module)
  const suggestion = closest(written, names)
  const hint = instead(suggestion, names)
  const where = at(pointer, isModule && screen !== undefined ? 'screen' : 'module')
  const message = isModule
    ? {
        zh: `模块「${String(module)}」没有「${written}」这一屏${hint.zh}`,
        en: `The module "${String(module)}" has no screen "${written}"${hint.en}`,
      }
    : { zh: `没有模块「${written}」${hint.zh}`, en: `There is no module "${written}"${hint.en}` }
  const isWritten = !isModule || screen !== undefined
  return {
    pointer: where,
    message,
    got: code,
    ...(suggestion && isWritten && { suggestion, fix: replace(where, suggestion) }),
  }
}
