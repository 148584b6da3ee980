/** What a text may name: it is chosen by its title, and its code is never typed. */
const namedKinds = [
  /** An endpoint that a page may read, and one that it may send something to. */
  'source',
  'endpoint',
  /** What the page itself names. */
  'data',
  'state',
  'popup',
  'block',
  'experiment',
  /** Items of the studio, and what the shop sells, gives and tells. */
  'component',
  'page',
  'product',
  'coupon',
  'article',
] as const

export type NamedKind = (typeof namedKinds)[number]

/**
 * What a text is, for the studio, which gives it the control of that name. A text that is none of these is one line. What a colour and a moment look
 * like says `pattern` beside it, which pages are checked by; of the others any text may be one.
 */
export const formats = ['picture', 'icon', 'address', 'colour', 'moment', 'long-text'] as const

export type Format = (typeof formats)[number]

/**
 * Whether a value of a page may be an {{ expression }}. Without a word it may be one, or hold some. `never`: neither it nor anything in it. `inside`: what stands in
 * it may, but it is no expression itself. `always`: nothing else has a meaning.
 */
const expressionUses = ['never', 'inside', 'always'] as const

/** What schemas say beyond JSON Schema: it tells people and checks something, and no validator. */
// A type: json-schema-to-ts takes no interface here, which may be added to elsewhere.
export type Keywords = {
  /** What a text, or each text of a list, names. */
  readonly names: NamedKind
  /** What each choice of `enum` is called in Chinese, in their order; VS Code tells it beside the choice. */
  readonly enumDescriptions: readonly string[]
  readonly expression: (typeof expressionUses)[number]
  readonly format: Format
}

const keywords = [
  { keyword: 'names', schemaType: 'string', metaSchema: { enum: namedKinds } },
  { keyword: 'expression', schemaType: 'string', metaSchema: { enum: expressionUses } },
  {
    keyword: 'enumDescriptions',
    schemaType: 'array',
    metaSchema: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
  },
] as const

/** The keywords and formats as Ajv is told of them: a strict one refuses what stands in neither. */
export const vocabulary = () => ({
  keywords: [...keywords],
  formats: Object.fromEntries(formats.map((format) => [format, true as const])),
})
