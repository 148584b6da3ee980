import type { JSONSchema } from '../json-schema.ts'

/**
 * What operators change. A page, part or theme is a file of pages/ until it is published from the studio; a route is one address that the
 * studio added to those of pages/routes.json; a component is what pages read by a code, in the database's own rows until it is published.
 */
export const itemKinds = ['page', 'part', 'theme', 'route', 'component'] as const
export type ItemKind = (typeof itemKinds)[number]

/** What a kind is called, wherever somebody reads of it. */
export const itemKindNames: Readonly<Record<ItemKind, string>> = {
  page: '页面',
  part: '部件',
  theme: '主题',
  route: '地址',
  component: '页面组件',
}

/** Names an item: { kind: 'page', name: 'home' }. */
export interface ItemId {
  readonly kind: ItemKind
  readonly name: string
}

export const kindSchema = { type: 'string', enum: itemKinds } as const satisfies JSONSchema
/** The name of a page that is made in the studio. */
export const nameSchema = {
  type: 'string',
  minLength: 1,
  maxLength: 80,
  pattern: '^[a-z0-9][a-z0-9-]*$',
} as const satisfies JSONSchema

/** The name of any item: components are called by their codes, YT3_BANNER. */
export const itemNameSchema = { ...nameSchema, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$' } as const satisfies JSONSchema

/** Hash of a revision's text: the first 16 signs of its SHA-256, in hexadecimal. */
export const hashSchema = { type: 'string', pattern: '^[0-9a-f]{16}$' } as const satisfies JSONSchema

/** The item of a path: /studio/api/drafts/:kind/:name */
export const itemParams = {
  type: 'object',
  properties: { kind: kindSchema, name: itemNameSchema },
  required: ['kind', 'name'],
  additionalProperties: false,
} as const satisfies JSONSchema
