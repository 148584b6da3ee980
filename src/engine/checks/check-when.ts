import { hasExpression } from '../core/expressions/index.ts'
import { checkText } from './check-text.ts'
import type { Readable } from './kept-types.ts'
import type { Mistake } from './mistake.ts'
import { shown, type Schema } from './schema.ts'
import { replace } from './words.ts'

const condition: Schema = { type: 'boolean' }

/** Words without braces are a text, which is never true: nobody means that when the words are a condition. */
function withoutBraces(text: string, pointer: string, { roots, event }: Readable): Mistake {
  const meant = `{{ ${text.trim()} }}`
  const isCondition = checkText(meant, condition, pointer, { roots, event, mayBeMissing: true }).length === 0
  return {
    kind: 'expression-type',
    pointer,
    message: {
      zh: '条件要写在 {{ }} 里面，这里只是一段文字，永远不成立',
      en: 'A condition is written inside {{ }}: this is a text, which never holds',
    },
    expected: { zh: `{{ 条件 }}`, en: `{{ condition }}` },
    got: shown(text),
    ...(isCondition && { suggestion: meant, fix: replace(pointer, meant, true) }),
  }
}

/** The mistakes of a condition. A condition without a value counts as no. */
export function checkWhen(text: string, pointer: string, { roots, event }: Readable): Mistake[] {
  if (!text) return []
  if (!hasExpression(text)) return [withoutBraces(text, pointer, { roots, event })]
  return checkText(text, condition, pointer, { roots, event, mayBeMissing: true })
}
