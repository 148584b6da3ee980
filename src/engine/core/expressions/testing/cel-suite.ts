import { tests } from '@bufbuild/cel-spec/testdata/conformance.js'

/** A value as the suite writes it: protocol buffers as JSON. */
interface Written {
  readonly int64Value?: string
  readonly uint64Value?: string
  readonly doubleValue?: number | string
  readonly stringValue?: string
  readonly boolValue?: boolean
  readonly nullValue?: null
  readonly listValue?: { readonly values?: readonly Written[] }
  readonly mapValue?: { readonly entries?: readonly { readonly key: Written; readonly value: Written }[] }
}

interface WrittenTest {
  readonly original: {
    readonly name?: string
    readonly expr: string
    readonly value?: Written
    readonly bindings?: Readonly<Record<string, { readonly value?: Written }>>
    readonly [more: string]: unknown
  }
}

interface WrittenSuite {
  readonly name: string
  readonly suites?: readonly WrittenSuite[]
  readonly tests?: readonly WrittenTest[]
}

/** A test of the suite that is about what JSON can hold. */
export interface CelTest {
  /** As the suite names it: `lists/in/one_in_list` */
  readonly name: string
  readonly source: string
  readonly values: Readonly<Record<string, unknown>>
  /** What CEL gives; null where it gives a number that is none. Absent where CEL refuses or stops. */
  readonly gives?: { readonly value: unknown }
}

class NotJson extends Error {}

/** JSON has one kind of number, and none that is infinite. */
function numberOf({ int64Value, uint64Value, doubleValue }: Written): number | null {
  if (typeof doubleValue === 'string') return null
  return doubleValue ?? Number(int64Value ?? uint64Value)
}

function entryOf({ key, value }: { readonly key: Written; readonly value: Written }) {
  if (key.stringValue === undefined) throw new NotJson()
  return [key.stringValue, valueOf(value)] as const
}

function valueOf(written: Written): unknown {
  const { stringValue, boolValue, listValue, mapValue } = written
  if (stringValue !== undefined) return stringValue
  if (boolValue !== undefined) return boolValue
  if (listValue) return (listValue.values ?? []).map(valueOf)
  if (mapValue) return Object.fromEntries((mapValue.entries ?? []).map(entryOf))
  if ('nullValue' in written) return null
  if ('int64Value' in written || 'uint64Value' in written || 'doubleValue' in written) return numberOf(written)
  throw new NotJson()
}

const EXPECTED = ['value', 'evalError', 'anyEvalErrors', 'unknown', 'anyUnknowns', 'typedResult']

/** `dyn` says to CEL's own checker that a kind is not known; the value stays what it is. */
function celTest({ original }: WrittenTest, path: string): CelTest {
  const expected = EXPECTED.filter((key) => key in original)
  if (expected.some((key) => /unknown|typed/i.test(key))) throw new NotJson()
  const fails = expected.some((key) => key !== 'value')
  const values = Object.entries(original.bindings ?? {}).map(([name, { value }]) => [name, valueOf(value ?? {})])
  return {
    name: `${path}/${original.name ?? ''}`,
    source: original.expr.replaceAll(/\bdyn\(/g, '('),
    values: Object.fromEntries(values),
    ...(!fails && { gives: { value: original.value ? valueOf(original.value) : true } }),
  }
}

function read(test: WrittenTest, path: string): CelTest[] {
  try {
    return [celTest(test, path)]
  } catch (error) {
    if (error instanceof NotJson) return []
    throw error
  }
}

function inSuite({ suites = [], tests: own = [] }: WrittenSuite, path: string): CelTest[] {
  return [
    ...own.flatMap((test) => read(test, path)),
    ...suites.flatMap((suite) => inSuite(suite, path ? `${path}/${suite.name}` : suite.name)),
  ]
}

/**
 * The conformance tests of the Common Expression Language that are about what JSON can hold.
 * @param sections which of them: `lists`, `string_ext/split`
 */
export const celTests = (sections: readonly string[]): CelTest[] =>
  inSuite(tests as WrittenSuite, '').filter(({ name }) => sections.some((section) => name.startsWith(`${section}/`)))
