import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import type { Contract } from '../../../schemas/api/contract.ts'
import { contracts } from '../../../schemas/api/contracts.ts'
import { actionSchema } from '../../../schemas/page/action.ts'
import { blockSchema } from '../../../schemas/page/block.ts'
import { headSchema } from '../../../schemas/page/head.ts'
import { pageSchema, screenPageSchema } from '../../../schemas/page/page.ts'
import { partSchema } from '../../../schemas/page/part.ts'
import { registry } from '../../../widgets/registry.ts'
import { actions, screens } from '../../modules/index.ts'
import { pageOptions } from '../../engine/checks/judge/ajv.ts'
import { type ShapeName, shapesOf } from '../../engine/checks/judge/shapes.ts'
import { plainTexts } from '../../engine/checks/plain-texts.ts'
import { asSchema, type FormSchema } from '../../studio/document/form-schema.ts'
import { controlOf, expressionUse } from '../../studio/form/schema.ts'

type Path = readonly (string | number)[]

interface Place {
  readonly shape: ShapeName
  readonly path: Path
  readonly schema: FormSchema
  readonly use: ReturnType<typeof expressionUse>
}

/** The fields that the form makes of a schema: those of groups and lists open to others. */
function* placesOf(
  shape: ShapeName,
  schema: FormSchema,
  { path = [], isPlain = false }: { path?: Path; isPlain?: boolean } = {},
): Generator<Place> {
  yield { shape, path, schema, use: expressionUse(schema, isPlain) }
  const inside = { isPlain: isPlain || schema.expression === 'never' }
  const control = controlOf(schema)
  if (control === 'list') yield* placesOf(shape, schema.items ?? {}, { ...inside, path: [...path, 0] })
  if (control === 'object') yield* fieldsOf(shape, schema, { ...inside, path })
  const { additionalProperties: more } = schema
  if (typeof more === 'object') yield* placesOf(shape, more, { ...inside, path: [...path, 'x'] })
}

function* fieldsOf(
  shape: ShapeName,
  schema: FormSchema,
  { path = [], isPlain = false }: { path?: Path; isPlain?: boolean } = {},
): Generator<Place> {
  for (const [name, one] of Object.entries(schema.properties ?? {}))
    if (!NO_FIELD.has(name)) yield* placesOf(shape, one, { path: [...path, name], isPlain })
}

/** Written by programs and by the outline. */
const NO_FIELD = new Set(['$schema', 'versions', 'blocks', 'slots', 'redirects', 'widget', 'on'])

const shapes = shapesOf({ registry, screens, contracts, actions })

/** What a page says of itself has a shape of its own. */
const { head: _head, ...besideHead } = pageSchema.properties

const formOf = (shape: ShapeName, schema: object | undefined): (readonly [ShapeName, FormSchema])[] =>
  schema ? [[shape, asSchema(schema)]] : []

const schemas = [
  ...formOf('page', { ...pageSchema, properties: besideHead }),
  ...formOf('screen', screenPageSchema),
  ...formOf('part', partSchema),
  ...formOf('block', blockSchema),
  ...formOf('head', headSchema),
  ...Object.values(registry).flatMap(({ code, props }) => formOf(`props ${code}`, props)),
  ...Object.entries(actions).flatMap(([name, args]) => formOf(`action ${name}`, args)),
  ...Object.values<Contract>(contracts).flatMap(({ name, page, submit }) => [
    ...formOf(`data ${name}`, page?.with),
    ...formOf(`submit ${name}`, submit?.with),
  ]),
]

const EXPRESSION = '{{ event }}'

const valueAt = (path: Path): unknown =>
  path.reduceRight<unknown>((value, step) => (typeof step === 'number' ? [value] : { [step]: value }), EXPRESSION)

const ajv = new Ajv({ ...pageOptions, allErrors: true })
const compiled = new Map<ShapeName, ReturnType<typeof ajv.compile>>()

/** Whether the check refuses an expression at a place, whatever it gives: by the shape, or since it would stand there as a text. */
function isRefused(shape: ShapeName, schema: FormSchema, path: Path): boolean {
  const validate = compiled.get(shape) ?? ajv.compile(shapes[shape]!())
  compiled.set(shape, validate)
  const value = valueAt(path)
  const pointer = `/${path.join('/')}`
  const isOfPlace = (at: string) => at === pointer || at.startsWith(`${pointer}/`)
  const isWhole = validate(value)
  const refused = isWhole === true ? [] : (validate.errors ?? [])
  return (
    refused.some(({ instancePath, keyword }) => isOfPlace(instancePath) && keyword !== 'required') ||
    [...plainTexts(value, schema, '')].some((text) => isOfPlace(text.pointer))
  )
}

const told = ({ shape, path }: Pick<Place, 'shape' | 'path'>) => `${shape}: ${path.join('.')}`

describe('where the studio offers an expression', () => {
  const places = schemas.flatMap(([shape, schema]) =>
    [...fieldsOf(shape, schema)].map((place) => ({ ...place, whole: schema })),
  )
  const offered = places.filter(({ use }) => use !== 'never')

  it('is looked for in every schema of pages, widgets, actions and endpoints', () => {
    expect(offered.length).toBeGreaterThan(1000)
    expect(places.length - offered.length).toBeGreaterThan(40)
  })

  it('the check takes one', () => {
    expect(offered.filter(({ shape, whole, path }) => isRefused(shape, whole, path)).map(told)).toEqual([])
  })

  // How data are paged has a rule of its own, and what a part declares of its inputs is no value of a page.
  it('and where it does not, the check refuses one', () => {
    const plain = places.filter(({ use, path }) => use === 'never' && path[0] !== 'inputs' && path[2] !== 'pages')
    expect(plain.filter(({ shape, whole, path }) => !isRefused(shape, whole, path)).map(told)).toEqual([])
  })

  it('and a condition is nothing else', () => {
    const conditions = offered.filter(({ path }) => path.at(-1) === 'when')
    expect(conditions.map(told)).toEqual(expect.arrayContaining(['page: data.x.when', 'block: when']))
    expect(conditions.filter(({ use }) => use !== 'must').map(told)).toEqual([])
    expect(expressionUse(asSchema(actionSchema.properties.when))).toBe('must')
  })
})
