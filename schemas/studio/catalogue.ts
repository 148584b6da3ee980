import type { FromSchema } from 'json-schema-to-ts'
import type { JSONSchema } from '../json-schema.ts'
import type { StudioContract } from './contract.ts'

const anySchema = { type: 'object', additionalProperties: true } as const satisfies JSONSchema

/** A widget as the palette and the form need it: its door without its code (src/kit/widget.ts). */
const widgetSchema = {
  type: 'object',
  properties: {
    code: { type: 'string' },
    category: { type: 'string', description: 'a code of `categories`' },
    title: { type: 'string' },
    description: { type: 'string' },
    version: { type: 'integer' },
    props: anySchema,
    defaults: anySchema,
    variants: { type: 'array', items: { type: 'string' } },
    events: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: { title: { type: 'string' }, payload: anySchema },
        required: ['title', 'payload'],
        additionalProperties: false,
      },
    },
    slots: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: {
          title: { type: 'string' },
          description: { type: 'string' },
          allow: { type: 'array', items: { type: 'string' } },
          max: { type: 'integer' },
        },
        required: ['title'],
        additionalProperties: false,
      },
    },
    examples: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, variant: { type: 'string' }, props: anySchema },
        required: ['name', 'props'],
        additionalProperties: false,
      },
    },
  },
  required: ['code', 'title', 'description', 'version', 'props', 'examples'],
  additionalProperties: false,
} as const satisfies JSONSchema
export type CatalogueWidget = FromSchema<typeof widgetSchema>

/** All that a document may name, for palettes, pickers and completion. It is the same for everybody until the shop is built anew. */
const catalogueSchema = {
  type: 'object',
  properties: {
    build: { type: 'string', description: 'names this build' },
    widgets: { type: 'array', items: widgetSchema },
    categories: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'category of widgets -> its title, in the order of the palette',
    },
    actions: {
      type: 'object',
      additionalProperties: anySchema,
      description: 'action -> the schema of its arguments',
    },
    endpoints: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: { title: { type: 'string' }, with: anySchema, value: anySchema, submit: anySchema },
        required: ['title'],
        additionalProperties: false,
      },
      description: 'endpoint -> what a page may write in `with`, and the schema of the value',
    },
    functions: {
      type: 'array',
      items: {
        type: 'object',
        properties: { name: { type: 'string' }, signature: { type: 'string' }, help: { type: 'string' } },
        required: ['name', 'signature', 'help'],
        additionalProperties: false,
      },
    },
    screens: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        properties: { title: { type: 'string' }, slots: anySchema, values: anySchema },
        required: ['title', 'slots', 'values'],
        additionalProperties: false,
      },
      description: 'module/screen -> its slots, and the schema of what blocks in them read as `screen`',
    },
    context: anySchema,
    page: anySchema,
    screen: anySchema,
    part: anySchema,
    block: anySchema,
    theme: anySchema,
    route: anySchema,
    pictures: { type: 'array', items: { type: 'string' } },
  },
  required: [
    'build',
    'widgets',
    'categories',
    'actions',
    'endpoints',
    'functions',
    'screens',
    'context',
    'page',
    'screen',
    'part',
    'block',
    'theme',
    'route',
    'pictures',
  ],
  additionalProperties: false,
} as const satisfies JSONSchema
export type Catalogue = FromSchema<typeof catalogueSchema>
/** What the built shop tells of it: pictures come and go without a build, and the whole is named when it is served. */
export type BuiltCatalogue = Omit<Catalogue, 'build' | 'pictures'>

export const catalogue = {
  name: 'catalogue',
  title: { zh: '组件和动作', en: 'Widgets, actions, endpoints and functions' },
  method: 'GET',
  path: '/catalogue',
  reply: catalogueSchema,
  problems: [],
  role: 'viewer',
} as const satisfies StudioContract
