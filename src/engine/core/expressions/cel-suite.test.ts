import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { checkTemplate } from './check.ts'
import { compileTemplate } from './compile.ts'
import { ExpressionSyntaxError } from './errors.ts'
import { parseTemplate } from './template.ts'
import { LACKED, NO_ERRORS, OTHER_VALUES } from './testing/cel-differences.ts'
import { celTests, type CelTest } from './testing/cel-suite.ts'
import { typeOfSchema, type JSONSchemaLike } from './types.ts'

/** Left out are enums, messages, time stamps, namespaces and other extensions, which are about what is not here. */
const tests = celTests([
  ...['basic', 'comparisons', 'fields', 'fp_math', 'integer_math', 'lists', 'logic', 'macros', 'parse', 'plumbing'],
  ...['string', 'string_ext/join', 'string_ext/split', 'string_ext/trim'],
])

function schemaOf(value: unknown): JSONSchemaLike {
  if (value === null) return { type: 'null' }
  if (Array.isArray(value)) return { type: 'array', items: { anyOf: value.map(schemaOf) } }
  if (typeof value !== 'object') return { type: typeof value }
  const fields = Object.entries(value).map(([name, field]) => [name, schemaOf(field)] as const)
  return { type: 'object', properties: Object.fromEntries<JSONSchemaLike>(fields), required: Object.keys(value) }
}

/** Whether the check takes what is written, over values of these kinds. */
function isTaken({ source, values }: CelTest): boolean {
  const parsed = parseTemplate(`{{ ${source} }}`)
  const roots = Object.entries(values).map(([name, value]) => [name, typeOfSchema(schemaOf(value))])
  return parsed.ok && checkTemplate(parsed.template, Object.fromEntries(roots)).problems.length === 0
}

/** What a shopper's page shows; nothing when the check cannot read it, or knows no function of the name. */
function shown({ source, values }: CelTest): { readonly value: unknown } | undefined {
  const parsed = parseTemplate(`{{ ${source} }}`)
  if (!parsed.ok) return undefined
  try {
    const compiled = compileTemplate(parsed.template)
    return { value: compiled.evaluate((name) => values[name]) }
  } catch (error) {
    if (error instanceof ExpressionSyntaxError) return undefined
    throw error
  }
}

/** One zero: JSON has no -0. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const named = (differences: Readonly<Record<string, readonly string[]>>) => Object.values(differences).flat().toSorted()
const namesOf = (found: readonly CelTest[]) => found.map(({ name }) => name).toSorted()

describe("CEL's own conformance tests", () => {
  const read = tests.flatMap((test) => {
    const result = shown(test)
    return result ? [{ test, result }] : []
  })

  it('are mostly about what this language has', () => {
    expect(tests.length).toBeGreaterThan(700)
    expect(read.length).toBeGreaterThan(400)
  })

  it('are read, but for what is written in a way that this language lacks', () => {
    const known = new Set(read.map(({ test }) => test))
    const unread = tests.filter((test) => !known.has(test))
    const signs = Object.values(LACKED)
    expect(unread.filter(({ source }) => !signs.some((sign) => sign.test(source)))).toEqual([])
    expect(signs.filter((sign) => !unread.some(({ source }) => sign.test(source)))).toEqual([])
  })

  it('give what CEL gives, but for the differences that are named', () => {
    const others = read.filter(
      ({ test, result }) => test.gives && !isDeepStrictEqual(plain(result.value), plain(test.gives.value)),
    )
    expect(namesOf(others.map(({ test }) => test))).toEqual(named(OTHER_VALUES))
  })

  it('are refused or give null where CEL stops, but for the differences that are named', () => {
    const others = read.filter(({ test, result }) => !test.gives && result.value !== null && isTaken(test))
    expect(namesOf(others.map(({ test }) => test))).toEqual(named(NO_ERRORS))
  })
})
