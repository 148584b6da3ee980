import { compiledText } from '../core/compiled.ts'
import { ExpressionLimitError, hasExpression, LIMITS, metered } from '../core/expressions/index.ts'
import { linked, withValues } from '../core/values.ts'
import { fullestData } from './fullest-data.ts'
import type { PageView } from './page-view.ts'
import { textsWithPlaces } from './texts-in.ts'
import { memoByIdentity } from '../../kit/memo-by-identity.ts'

/** What is known of the steps that a page's expressions take, before there is any data: lists of data count as empty. */
interface PageCost {
  /** Pointers to expressions that read no data and never come to an end. */
  readonly endless: readonly string[]
  /** Pointers to those that come to none where the lists which they read are as long as they can be. */
  readonly endlessWhenFull: readonly string[]
  /** Of all together; one more than the limit says that it is exceeded. */
  readonly steps: number
  /** Pointer to the one that takes most. */
  readonly largest: string
}

/** Two rules ask for it: the expressions are evaluated once. */
export const expressionCost = memoByIdentity(({ raw, values, data }: PageView): PageCost => {
  const scope = withValues(() => null, values)
  const full = new Map(data.map((entry) => [entry.name, fullestData(entry)]))
  const fullScope = withValues((name) => full.get(name) ?? null, values)
  const fullMeter = { left: LIMITS.pageSteps }
  const endlessWhenFull: string[] = []
  const meter = { left: LIMITS.pageSteps }
  const endless: string[] = []
  let [largest, most] = ['', 0]
  for (const part of ['head', 'redirects', 'data', 'values', 'blocks', 'slots', 'popups']) {
    for (const [pointer, text] of textsWithPlaces(raw[part], `/${part}`)) {
      if (!hasExpression(text)) continue
      const before = meter.left
      if (before <= 0) return { endless, endlessWhenFull, steps: LIMITS.pageSteps + 1, largest }
      const compiled = linked(compiledText(text), values)
      const isEndless = metered(meter, () => exceeds(() => compiled.evaluate(scope))) && meter.left > 0
      if (isEndless && compiled.roots.length === 0) endless.push(pointer)
      const reads = !isEndless && compiled.roots.some((root) => full.has(root))
      if (reads && metered(fullMeter, () => exceeds(() => compiled.evaluate(fullScope))) && fullMeter.left > 0)
        endlessWhenFull.push(pointer)
      if (before - meter.left > most) [largest, most] = [pointer, before - meter.left]
    }
  }
  return { endless, endlessWhenFull, steps: LIMITS.pageSteps - meter.left, largest }
})

/** Whatever else goes wrong without data is told by other rules. */
function exceeds(evaluate: () => unknown): boolean {
  try {
    evaluate()
    return false
  } catch (error) {
    return error instanceof ExpressionLimitError
  }
}
