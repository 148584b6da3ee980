import { getOwn } from '../../core/get-own.ts'
import { screenCode } from '../../core/screen-page.ts'
import { checkValue } from '../check-value.ts'
import { toFinding } from '../mistake.ts'
import { at, isMap } from '../pointer.ts'
import type { RoutesRule } from '../rule.ts'
import { asSchema } from '../schema.ts'

export const screenArgument: RoutesRule = {
  meta: {
    name: 'screen-argument',
    severity: 'error',
    title: { zh: '给屏的设置不对', en: 'A wrong setting of a screen' },
    docs: {
      why: {
        zh: '这一屏不认识的设置没有用，缺了要的就打不开。',
        en: 'A screen ignores what it does not know and cannot open without what it needs.',
      },
      wrong: '{ "name": "cashier", "module": "cashier", "with": { "colour": "red" } }',
      right: '{ "name": "cashier", "module": "cashier" }',
    },
  },
  on: 'routes',
  check: ({ routes, screens }) =>
    routes.flatMap(({ pointer, route }) => {
      const { module, screen, with: given = {} } = route
      if (typeof module !== 'string' || (screen !== undefined && typeof screen !== 'string') || !isMap(given)) return []
      const code = screenCode({ module, screen })
      const known = code === undefined ? undefined : getOwn(screens, code)
      if (!known) return []
      const missingAt = route.with === undefined ? { pointer: at(pointer, 'module') } : undefined
      const noun = { zh: '设置', en: 'setting' }
      return checkValue(given, asSchema(known.props), { noun, base: at(pointer, 'with'), missingAt }).map(toFinding)
    }),
}
