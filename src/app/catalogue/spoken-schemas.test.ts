import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { componentKinds, entryFieldSchema } from '../../../schemas/domain/component-kinds.ts'
import type { Annotations } from '../../../schemas/json-schema.ts'
import type { BuiltCatalogue } from '../../../schemas/studio/catalogue.ts'
import { widgets } from '../../../widgets/registry.ts'
import { foreignWords } from '../../domain/studio/spoken-text.ts'
import { choiceText } from '../../studio/document/choice-words.ts'
import { labelOf } from '../../studio/document/field-label.ts'
import {
  documentOf,
  type Json,
  setBlockValue,
  setPageValue,
  shopTitles,
  type ValuePath,
} from '../../studio/document/index.ts'
import { asSchema, type FormSchema } from '../../studio/document/form-schema.ts'
import { controlOf } from '../../studio/form/schema.ts'
import { makeCatalogue } from './make-catalogue.ts'

interface Field {
  /** goods-picker.skus.spec_key */
  readonly at: string
  /** The form that it stands in. */
  readonly form: string
  readonly name: string
  readonly schema: FormSchema
}

function* fieldsOf(at: string, schema: FormSchema): Generator<Field> {
  for (const [name, one] of Object.entries(schema.properties ?? {})) {
    const here = `${at}.${name}`
    // Programs write these, and the outline: no form has them.
    if (name.startsWith('$') || ['versions', 'blocks', 'slots', 'widget'].includes(name)) continue
    yield { at: here, form: at, name, schema: one }
    yield* fieldsOf(here, one)
    if (one.items) yield* fieldsOf(here, one.items)
    for (const [shape, of] of (one.oneOf ?? []).entries()) yield* fieldsOf(`${here} (${shape})`, of)
    if (typeof one.additionalProperties === 'object') yield* fieldsOf(here, one.additionalProperties)
  }
}

/** All that a schema says of a field: to operators, and to those who write JSON. */
const saidOf = (schema: FormSchema) => {
  const { title, description, $comment } = schema as Partial<Annotations>
  return [title, description, $comment].filter((one) => one !== undefined).join('，')
}

const partOf = (file: string) =>
  JSON.parse(readFileSync(`pages/parts/${file}`, 'utf8')) as { readonly inputs?: Readonly<Record<string, unknown>> }

let fields: readonly Field[]
let catalogue: BuiltCatalogue
beforeAll(async () => {
  catalogue = await makeCatalogue(widgets, {})
  const forms = [
    ...catalogue.widgets.map(({ code, props }) => [code, props] as const),
    ...Object.entries(catalogue.actions),
    ...Object.entries(catalogue.endpoints).flatMap(([name, { with: read, submit }]) => [
      [name, read] as const,
      [`${name} (submit)`, submit] as const,
    ]),
    ...(['page', 'screen', 'part', 'theme', 'route', 'block'] as const).map((kind) => [kind, catalogue[kind]] as const),
  ]
  const parts = readdirSync('pages/parts').flatMap((file) =>
    Object.entries(partOf(file).inputs ?? {}).map(([name, schema]) => {
      return { at: `${file}.${name}`, form: file, name, schema: asSchema(schema) }
    }),
  )
  const entries = Object.entries(componentKinds).flatMap(([type, kind]) =>
    kind.fields
      .filter((field) => field !== 'target')
      .map((field) => {
        const name = field.split('.').at(-1) ?? field
        return { at: `${type}.${field}`, form: type, name, schema: asSchema(entryFieldSchema(kind, field)) }
      }),
  )
  fields = [...forms.flatMap(([name, schema]) => [...fieldsOf(name, asSchema(schema))]), ...parts, ...entries]
})

describe('every form that schemas make', () => {
  it('is looked through', () => expect(fields.length).toBeGreaterThan(2000))

  it('has a title in words for each field', () => {
    const bare = fields.filter(({ schema: { title } }) => title === undefined || foreignWords(title).length > 0)
    expect(bare.map(({ at, schema }) => `${at}: ${schema.title}`)).toEqual([])
  })

  it('has titles that are no sentences: short, and without a mark', () => {
    const said = fields.filter(
      ({ schema: { title = '' } }) => title.length > 12 || /[：；。，！,;（）()“”{}]/.test(title),
    )
    expect(said.map(({ at, schema }) => `${at}: ${schema.title}`)).toEqual([])
  })

  it('helps with whole sentences, which say more than the title', () => {
    const odd = fields.filter(
      ({ schema: { title = '', description } }) =>
        description !== undefined && (!description.endsWith('。') || description.startsWith(title)),
    )
    expect(odd.map(({ at, schema }) => `${at}: ${schema.description}`)).toEqual([])
  })

  it('says of each switch what it does', () => {
    const switches = fields.filter(({ schema }) => schema.type === 'boolean')
    const dumb = switches.filter(({ name, schema }) => /^(?:是|否|开|关|有|打开)?$/.test(labelOf(name, schema)))
    expect([switches.length > 100, dumb.map(({ at }) => at)]).toEqual([true, []])
  })

  it('has no two fields of one label', () => {
    const seen = new Set<string>()
    const twice = fields.flatMap(({ at, form, name, schema }) => {
      const key = `${form}: ${labelOf(name, schema)}`
      const isSecond = seen.has(key)
      seen.add(key)
      return isSecond ? [`${at}: ${labelOf(name, schema)}`] : []
    })
    expect(twice).toEqual([])
  })

  it('offers choices in words', () => {
    const offered = fields.flatMap(({ at, schema }) => [schema, schema.items ?? {}].map((of) => ({ at, of })))
    const bare = offered.flatMap(({ at, of }) =>
      (of.enum ?? []).flatMap((choice) => {
        const text = choiceText(of, choice)
        const isCode = typeof choice === 'number' && text === String(choice)
        return isCode || foreignWords(text).length > 0 ? [`${at}: ${text}`] : []
      }),
    )
    expect(bare).toEqual([])
  })

  it('says of each choice what it is called: as many words as choices', () => {
    const odd = fields.flatMap(({ at, schema: { enum: choices, enumDescriptions } }) =>
      enumDescriptions && enumDescriptions.length !== choices?.length ? [at] : [],
    )
    expect(odd).toEqual([])
  })

  it('shows a choice that is not made as what it is by default, in words', () => {
    const choices = fields.filter(({ schema }) => schema.enum)
    const silent = choices.filter(
      ({ schema }) => saidOf(schema).includes('默认') && !schema.enum?.includes(schema.default ?? null),
    )
    expect(silent.map(({ at }) => at)).toEqual([])
    const given = new Map(
      choices.flatMap(({ at, schema }) =>
        schema.default === undefined ? [] : [[at, choiceText(schema, schema.default)] as const],
      ),
    )
    // Of a schema, of a widget's door, and of an endpoint's.
    expect(given.get('page.data.load')).toBe('随页面一起取')
    expect(given.get('comment-list.selected')).toBe('全部')
    expect(given.get('orderList.tab')).toBe('全部')
  })

  it('helps in words: no name of a program', () => {
    const bare = fields.flatMap(({ at, schema }) => {
      const words = foreignWords(schema.description ?? '')
      return words.length > 0 ? [`${at}: ${words.join(' ')} — ${schema.description}`] : []
    })
    expect(bare).toEqual([])
  })

  it('is made by what its schema says, whatever it is called and however it is described', () => {
    const reworded = fields.filter(({ schema }) => {
      const { title: _title, description: _description, ...bare } = schema
      return controlOf(bare) !== controlOf(schema)
    })
    expect(reworded.map(({ at }) => at)).toEqual([])
    const control = (at: string) => fields.filter((field) => field.at === at).map(({ schema }) => controlOf(schema))
    expect(control('product-menu.title')).toEqual(['text'])
    expect(control('ticket-bar.picks')).toEqual(['text'])
    expect(control('empty-state.picture')).toEqual(['picture'])
    expect(control('empty-state.actionTo')).toEqual(['address'])
    expect(control('图标入口.customFields.icon')).toEqual(['icon'])
    expect(control('theme.tokens.brand')).toEqual(['colour'])
    expect(control('block.live.from')).toEqual(['moment'])
    expect(control('dialog.content')).toEqual(['long-text'])
  })

  it.each([
    ['picture', /^(?!.*(?:逗号|说明|标题|图标)).*(?:图片|头像|封面)(?:地址)?(?:，|；|：|$)/],
    [
      'address',
      /^(?!没有默认|.*(?:后面接|视频|客服|schema|前缀|:id)).{0,8}(?:的地址|去哪儿?里?|打开的地址)(?:，|；|：|$)/,
    ],
  ])('says that it is a %s where it speaks of one', (format, words) => {
    const texts = fields.filter(({ schema }) => schema.type === 'string' && !schema.names && !schema.enum)
    const spoken = texts.filter(({ schema }) => words.test(saidOf(schema)))
    expect(spoken.length).toBeGreaterThan(10)
    expect(
      spoken.filter(({ schema }) => schema.format !== format).map(({ at, schema }) => `${at}: ${saidOf(schema)}`),
    ).toEqual([])
  })

  it('takes of a colour and a moment what looks like one', () => {
    const looks = fields.filter(({ schema: { format } }) => format === 'colour' || format === 'moment')
    expect(looks.length).toBeGreaterThan(10)
    expect(looks.filter(({ schema }) => schema.pattern === undefined).map(({ at }) => at)).toEqual([])
  })

  it('offers a picker for every text that names a thing', () => {
    const typed = fields.filter(
      ({ form, schema }) =>
        // What a part asks for is a value of the page that uses it.
        !form.endsWith('.json') &&
        controlOf(schema) === 'text' &&
        /^(?!.*参数的名字).*(?:商品|产品|酒店|门票|优惠券|文章|页面|部件|接口|数据|弹层|区块|组件|页面状态)(?:的)? ?(?:id|代码|编号|文件名|地址)|里的名字/.test(
          saidOf(schema),
        ),
    )
    expect(typed.map(({ at, schema }) => `${at}: ${schema.description}`)).toEqual([])
  })

  it('calls widgets, their looks, events and places by words, and actions and endpoints', () => {
    const named = [
      ...catalogue.widgets.flatMap(({ code, title, variants = [], events = {}, slots = {} }) => [
        [code, title] as const,
        ...variants.map((variant) => [code, choiceText({}, variant)] as const),
        ...[...Object.entries(events), ...Object.entries(slots)].map(
          ([name, one]) => [`${code} ${name}`, one.title] as const,
        ),
      ]),
      ...Object.entries(catalogue.actions).map(([name, schema]) => [name, asSchema(schema).title ?? name] as const),
      ...Object.entries(catalogue.endpoints).map(([name, { title }]) => [name, title] as const),
    ]
    expect(named.length).toBeGreaterThan(300)
    expect(named.filter(([, title]) => foreignWords(title).length > 0)).toEqual([])
  })

  it('tells a choice in the sentences about a change as the form does, and the fields on the way to it', () => {
    const titles = shopTitles(catalogue, [])({ kind: 'page', name: 'any' })
    const said = catalogue.widgets.flatMap(({ code, props, variants = [] }) => {
      const document = documentOf({ blocks: [{ id: 'a', widget: code }] }, 'page')
      const choices = [...choicesIn(asSchema(props), ['props']), ...variants.map((one) => [['variant'], one] as const)]
      return choices.map(([path, value]) => setBlockValue(document, { key: 'a', path, value }, titles))
    })
    const block = documentOf({ blocks: [{ id: 'a', widget: 'rich-text' }] }, 'page')
    const around = ['live', 'audience', 'experiment', 'onEmpty', 'onError'].flatMap((name) =>
      choicesIn(asSchema(asSchema(catalogue.block).properties?.[name]), [name], '早'),
    )
    const all = [
      ...said,
      ...around.map(([path, value]) => setBlockValue(block, { key: 'a', path, value }, titles)),
      ...choicesIn(asSchema(propertyOf(catalogue.page, 'data')), ['data', '数据'], '早').map(([path, value]) =>
        setPageValue(block, { path, value }),
      ),
    ].flatMap((made) => ('step' in made ? [made.step.label] : []))
    expect(all.length).toBeGreaterThan(200)
    expect(all.filter((label) => foreignWords(label).length > 0)).toEqual([])
  })
})

const propertyOf = (schema: unknown, name: string) => asSchema(schema).properties?.[name]?.additionalProperties

/** Each choice that a schema offers, with the way to it; also each other value, where a word stands for it. */
function choicesIn(schema: FormSchema, path: ValuePath, word?: string): (readonly [ValuePath, Json])[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, one]) => choicesIn(one, [...path, name], word))
  const own = schema.enum ?? (schema.properties || word === undefined ? [] : [word])
  return [...own.map((value) => [path, value] as const), ...inner]
}
