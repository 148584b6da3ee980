/** Tests of CEL's conformance suite that mean something else here, by name, and why. SPEC.md says each of these rules. */
type Differences = Readonly<Record<string, readonly string[]>>

/** What is written in CEL and cannot be read here, by a sign of it in the source. */
export const LACKED: Readonly<Record<string, RegExp>> = {
  'One kind of number: no unsigned ones, none in base 16, each begins with a digit': /\b\d+u\b|\b0x|(?<!\d)\.\d/i,
  'A whole number has no more digits than are kept': /\d{16}/,
  'Texts are quoted once, as in JSON: no raw ones, none over several lines, no bytes': /\b[rb]+['"]|'''|"""/i,
  'Six escapes, and \\u': /\\[abfv?`xX0-7U]/,
  'No text holds U+0000, which no database stores': /\\u0000/,
  'Names of an object are texts': /\{(?:\d|true|false|null|.*, \d+: ?\d+)/s,
  'Names have no quotes of their own': /`/,
  'No comments': /\/\//,
  'No messages and types of protocol buffers': /[A-Z]\w+\s*\{/,
  'No function or macro of this name':
    /\b(?:bool|bytes|double|duration|int|string|timestamp|type|uint|f_unknown|exists_one|matches)\(|\.(?:as|break|const|continue|else|for|function|if|import|let|loop|package|namespace|return|var|void|while)\(\)/,
}

/** CEL gives one value, a shopper's page another. */
export const OTHER_VALUES: Differences = {
  'What is not a number is null, and null is null': [
    'comparisons/eq_literal/not_eq_double_nan',
    'comparisons/ne_literal/not_ne_double_nan',
    'comparisons/ne_literal/ne_double_nan',
  ],
  'Numbers and texts alone have an order: the check refuses others': [
    'comparisons/lt_literal/lt_bool_false_first',
    'comparisons/gt_literal/gt_bool_true_false',
    'comparisons/lte_literal/lte_bool_false_true',
    'comparisons/lte_literal/lte_bool_false_false',
    'comparisons/gte_literal/gte_bool_gt',
    'comparisons/gte_literal/gte_bool_eq',
    'comparisons/bound/bool_lt_right_true',
  ],
  'A dot reads a field: no name has one in it': [
    'fields/qualified_identifier_resolution/qualified_ident',
    'fields/qualified_identifier_resolution/map_field_select',
    'fields/qualified_identifier_resolution/qualified_identifier_resolution_unchecked',
    'fields/qualified_identifier_resolution/ident_with_longest_prefix_check',
  ],
  'Macros go over lists: the check refuses an object': [
    'macros/exists/map_key',
    'macros/map/map_extract_keys',
    'macros/filter/map_filter_keys',
  ],
  'split has no limit and join needs a separator: the check refuses others': [
    'string_ext/split/zero_limit',
    'string_ext/split/one_limit',
    'string_ext/join/empty_separator',
    'string_ext/join/empty_string_empty_separator',
  ],
  'Blank is what JavaScript calls so': ['string_ext/trim/unicode_space_chars_1', 'string_ext/trim/unicode_no_trim'],
}

/** CEL stops with an error; here the check takes it and there is a value. */
export const NO_ERRORS: Differences = {
  'Comparing with null gives no': [
    'comparisons/lt_literal/lt_null_unsupported',
    'comparisons/gt_literal/gt_null_unsupported',
    'comparisons/lte_literal/lte_null_unsupported',
    'comparisons/gte_literal/gte_null_unsupported',
    'comparisons/bound/null_lt_right_no_such_overload',
  ],
  'What cannot be calculated is null, and null does no harm': [
    'logic/conditional/error_case',
    'logic/AND/error_right',
    'logic/AND/error_left',
    'logic/OR/error_right',
    'logic/OR/error_left',
    'macros/exists/list_elem_exists_error',
    'macros/all/list_elem_error_exhaustive',
    'macros/map/list_error',
    'macros/filter/list_no_shortcircuit',
  ],
  'Of a list of several kinds no element is checked': ['macros/all/list_elem_type_exhaustive'],
  'Every number may have decimals, and 64 bits are no limit': [
    'fp_math/fp_math/mod_not_support',
    'integer_math/int64_math/int64_overflow_negative',
    'integer_math/int64_math/int64_overflow_add_negative',
    'integer_math/int64_math/int64_min_negate',
    'integer_math/int64_math/int64_min_negate_mul',
    'integer_math/int64_math/int64_min_negate_div',
    'integer_math/int64_math/int64_overflow_mul_positive',
    'integer_math/int64_math/int64_overflow_mul_negative',
  ],
}
