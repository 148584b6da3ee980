import { themeSchema } from '../../../schemas/page/theme.ts'
import type { Finding } from '../../kit/problem.ts'
import { checkValue } from './check-value.ts'
import { toFinding } from './mistake.ts'
import { isMap, type Json } from './pointer.ts'
import { asSchema } from './schema.ts'

/** A theme as rules look at it. */
export interface ThemeView {
  readonly tokens: Json
  readonly dark: Json
  /** What does not have the form of a theme. */
  readonly shape: readonly Finding[]
}

/** Looks through a theme once for all rules. */
export function createThemeView(raw: unknown): ThemeView {
  const noun = { zh: '字段', en: 'field' }
  const mistakes = checkValue(raw, asSchema(themeSchema), { noun, base: '' })
  const { tokens, dark } = isMap(raw) ? raw : {}
  return { tokens: isMap(tokens) ? tokens : {}, dark: isMap(dark) ? dark : {}, shape: mistakes.map(toFinding) }
}
