import { closest } from '../core/expressions/closest.ts'
import { labelOf, type Mistake } from './mistake.ts'
import { describeChoices, shown } from './schema.ts'
import { didYouMean, replace } from './words.ts'

/** A value that is none of those that are possible. */
export function notAChoice(value: unknown, choices: readonly unknown[], pointer: string): Mistake {
  const texts = choices.filter((choice) => typeof choice === 'string')
  const suggestion = typeof value === 'string' ? closest(value, texts) : undefined
  const expected = describeChoices(choices)
  const hint =
    suggestion === undefined
      ? { zh: `，只能是：${expected.zh}`, en: `; choose from: ${expected.en}` }
      : didYouMean(suggestion)
  return {
    kind: 'enum',
    pointer,
    message: {
      zh: `「${labelOf(pointer)}」不能是 ${shown(value)}${hint.zh}`,
      en: `"${labelOf(pointer)}" cannot be ${shown(value)}${hint.en}`,
    },
    expected,
    got: shown(value),
    ...(suggestion !== undefined && { suggestion, fix: replace(pointer, suggestion) }),
  }
}
