import { ANY, BOOLEAN, listOf, NULL, NUMBER, orNull, orNullIf, present, STRING, union } from './types.ts'
import type { Type } from './types.ts'

type Kinds = readonly Type['kind'][]

/** What a function takes and gives. */
export interface Signature {
  /** The kinds that each argument may have, in order. */
  readonly params: readonly Kinds[]
  /** How many of them must be given. */
  readonly required: number
  /** Gives a value although an argument is null. */
  readonly total: boolean
  readonly result: (args: readonly Type[]) => Type
}

const TEXT: Kinds = ['string']
const NUMERIC: Kinds = ['number']
const LIST: Kinds = ['list']
const SCALAR: Kinds = ['string', 'number', 'boolean']
const COUNTED: Kinds = ['string', 'list', 'object', 'map']
const EVERY: Kinds = [...SCALAR, 'list', 'object', 'map']

const gives = (type: Type) => () => type
const takes = (params: readonly Kinds[], result: Signature['result'], required = params.length): Signature => {
  return { params, required, total: false, result }
}
const total = (signature: Signature): Signature => ({ ...signature, total: true })

const textTest = total(takes([TEXT, TEXT], gives(BOOLEAN)))
const textChange = takes([TEXT], gives(STRING))
const numberChange = takes([NUMERIC], gives(NUMBER))
const numberPair = takes([NUMERIC, NUMERIC], gives(NUMBER))
const pick = takes([LIST], ([list]) => (list?.kind === 'null' ? NULL : orNull(list?.kind === 'list' ? list.of : ANY)))
const same: Signature['result'] = ([value = ANY]) => (value.kind === 'string' ? STRING : present(value))

/** Every function of the language; functions.ts has the code behind the same names. */
export const SIGNATURES: Readonly<Record<string, Signature>> = {
  size: total(takes([COUNTED], gives(NUMBER))),
  has: total(takes([EVERY], gives(BOOLEAN))),
  default: total(
    takes([EVERY, EVERY], ([value = ANY, other = ANY]) =>
      value.kind === 'null' ? other : union(present(value), other),
    ),
  ),
  string: takes([SCALAR], gives(STRING)),
  number: takes([['string', 'number']], ([value]) => orNullIf(value?.kind !== 'number', NUMBER)),
  contains: textTest,
  startsWith: textTest,
  endsWith: textTest,
  lower: textChange,
  upper: textChange,
  trim: textChange,
  join: takes([LIST, TEXT], gives(STRING)),
  split: takes([TEXT, TEXT], gives(listOf(STRING))),
  first: pick,
  last: pick,
  slice: takes([['string', 'list'], NUMERIC, NUMERIC], same, 2),
  round: takes([NUMERIC, NUMERIC], gives(NUMBER), 1),
  floor: numberChange,
  ceil: numberChange,
  min: numberPair,
  max: numberPair,
  abs: numberChange,
  price: takes([NUMERIC], gives(STRING)),
  count: takes([NUMERIC], gives(STRING)),
  date: takes([TEXT, TEXT], gives(STRING)),
  addDays: takes([TEXT, NUMERIC], gives(orNull(STRING))),
  unique: takes([LIST], same),
}
