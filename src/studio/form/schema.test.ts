import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { labelOf } from '../document/field-label.ts'
import type { FormSchema } from '../document/form-schema.ts'
import { schemaOfInput, thingName } from './schema.ts'

interface Locked {
  readonly props: { readonly properties?: Readonly<Record<string, FormSchema>> }
}

describe('the label of a field', () => {
  it('is the title that its schema gives it, as a whole', () => {
    expect(labelOf('turn', { title: '一次两个团，每 10 秒换下两个' })).toBe('一次两个团，每 10 秒换下两个')
    expect(labelOf('turn', {})).toBe('turn')
  })

  it('of what a part wants is what the part says of it, where that is all', () => {
    expect(schemaOfInput({ type: 'string', description: '分享的标题' })).toEqual({
      type: 'string',
      title: '分享的标题',
    })
    const both = { type: 'number', title: '最低佣金', description: '元' }
    expect(schemaOfInput(both)).toEqual(both)
  })

  it('is a bare yes or no in no widget: nobody knows what that is of', () => {
    const widgets = JSON.parse(readFileSync('schemas/generated/widgets.lock.json', 'utf8')) as Readonly<
      Record<string, Locked>
    >
    const labels = Object.entries(widgets).flatMap(([code, { props }]) =>
      Object.entries(props.properties ?? {}).map(([name, schema]) => `${code}: ${labelOf(name, schema)}`),
    )
    expect(labels.length).toBeGreaterThan(500)
    expect(labels.filter((label) => /: [是否]$/.test(label))).toEqual([])
  })
})

describe('what a list calls one of its things', () => {
  const schema: FormSchema = {
    properties: { kind: { enum: ['order', 'service'] }, id: {}, skuCode: {}, day: {}, product: { names: 'product' } },
  }

  it.each([
    [{ id: 's1', title: '上午场' }, '上午场'],
    [{ kind: 'order', id: 's1' }, '订单消息'],
    [{ id: 's1', skuCode: 'sku-no_spec', day: '周六' }, '周六'],
    [{ id: 's1', skuCode: 'sku-no_spec', product: '650101' }, '第 3 项'],
    ['', '第 3 项'],
  ])('%j is called %s: nothing that only programs read', (value, name) => {
    expect(thingName(value, 2, schema)).toBe(name)
  })
})
