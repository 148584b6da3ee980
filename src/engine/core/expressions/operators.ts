import type { BinaryOperator } from './syntax.ts'
import { bounded, finite, isIn, isNumber, isText, same, spend, toText } from './values.ts'
import type { Budget } from './values.ts'

type Operate = (a: unknown, b: unknown, budget: Budget) => unknown

const arithmetic =
  (compute: (a: number, b: number) => number): Operate =>
  (a, b) =>
    isNumber(a) && isNumber(b) ? finite(compute(a, b)) : null

const order =
  (test: (a: number | string, b: number | string) => boolean): Operate =>
  (a, b) =>
    ((isNumber(a) && isNumber(b)) || (isText(a) && isText(b))) && test(a, b)

function add(a: unknown, b: unknown, budget: Budget): unknown {
  if (isNumber(a) && isNumber(b)) return finite(a + b)
  if (Array.isArray(a) && Array.isArray(b)) {
    spend(budget, (a.length + b.length) >> 4)
    return bounded([...a, ...b])
  }
  const joins = (isText(a) && (isText(b) || isNumber(b))) || (isNumber(a) && isText(b))
  return joins ? bounded(toText(a) + toText(b)) : null
}

/** Both sides are evaluated; `&&` and `||`, which may skip the right one, are in compile.ts. */
export const OPERATORS: Readonly<Record<Exclude<BinaryOperator, '&&' | '||'>, Operate>> = {
  '==': same,
  '!=': (a, b, budget) => !same(a, b, budget),
  '<': order((a, b) => a < b),
  '<=': order((a, b) => a <= b),
  '>': order((a, b) => a > b),
  '>=': order((a, b) => a >= b),
  in: isIn,
  '+': add,
  '-': arithmetic((a, b) => a - b),
  '*': arithmetic((a, b) => a * b),
  '/': arithmetic((a, b) => a / b),
  '%': arithmetic((a, b) => a % b),
}
