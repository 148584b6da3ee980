import { beforeAll, describe, expect, it } from 'vitest'
import { componentKinds, entryFieldSchema } from '../../../schemas/domain/component-kinds.ts'
import type { BuiltCatalogue } from '../../../schemas/studio/catalogue.ts'
import { widgets } from '../../../widgets/registry.ts'
import { foreignWords } from '../../domain/studio/spoken-text.ts'
import { choiceText } from '../../studio/form/choice-words.ts'
import { labelOf } from '../../studio/document/field-label.ts'
import { asSchema, controlOf, type FormSchema, helpOf } from '../../studio/form/schema.ts'
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
    if (typeof one.additionalProperties === 'object') yield* fieldsOf(here, one.additionalProperties)
  }
}

let fields: readonly Field[]
beforeAll(async () => {
  const catalogue: BuiltCatalogue = await makeCatalogue(widgets, {})
  const forms = [
    ...catalogue.widgets.map(({ code, props }) => [code, props] as const),
    ...Object.entries(catalogue.actions),
    ...Object.entries(catalogue.endpoints).flatMap(([name, { with: read, submit }]) => [
      [name, read] as const,
      [`${name} (submit)`, submit] as const,
    ]),
    ...(['page', 'screen', 'part', 'theme', 'route', 'block'] as const).map((kind) => [kind, catalogue[kind]] as const),
  ]
  const entries = Object.entries(componentKinds).flatMap(([type, kind]) =>
    kind.fields
      .filter((field) => field !== 'target')
      .map((field) => {
        const name = field.split('.').at(-1) ?? field
        return { at: `${type}.${field}`, form: type, name, schema: asSchema(entryFieldSchema(kind, field)) }
      }),
  )
  fields = [...forms.flatMap(([name, schema]) => [...fieldsOf(name, asSchema(schema))]), ...entries]
})

describe('every form that schemas make', () => {
  it('is looked through', () => expect(fields.length).toBeGreaterThan(2000))

  it('has a label in words for each field', () => {
    const bare = fields.flatMap(({ at, name, schema }) => {
      const label = labelOf(name, schema)
      return label === name || foreignWords(label).length > 0 ? [`${at}: ${label}`] : []
    })
    expect(bare).toEqual([])
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
    const bare = fields.flatMap(({ at, schema }) =>
      (schema.enum ?? []).flatMap((choice) => {
        const text = choiceText(schema, choice)
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
      ({ schema }) => schema.description?.includes('默认') && !schema.enum?.includes(schema.default ?? null),
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
    const bare = fields.flatMap(({ at, name, schema }) => {
      const words = foreignWords(helpOf(name, schema) ?? '')
      return words.length > 0 ? [`${at}: ${words.join(' ')} — ${helpOf(name, schema)}`] : []
    })
    expect(bare).toEqual([])
  })

  it('offers a picker for every text that names a thing', () => {
    const typed = fields.filter(
      ({ name, schema }) =>
        controlOf(name, schema) === 'text' &&
        /^(?!参数).*(?:商品|产品|酒店|门票|优惠券|文章|页面|部件|接口|数据|弹层|区块|组件|页面状态)(?:的)? ?(?:id|代码|编号|文件名|地址)|里的名字/.test(
          schema.description ?? '',
        ),
    )
    expect(typed.map(({ at, schema }) => `${at}: ${schema.description}`)).toEqual([])
  })
})
