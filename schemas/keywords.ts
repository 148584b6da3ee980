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
}

/** The keywords as Ajv is told of them: `ajv.addKeyword` takes each. */
export const keywordDefinitions = [
  { keyword: 'names', schemaType: 'string', metaSchema: { enum: namedKinds } },
  { keyword: 'expression', schemaType: 'string', metaSchema: { enum: expressionUses } },
  {
    keyword: 'enumDescriptions',
    schemaType: 'array',
    metaSchema: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
  },
] as const
