// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { JSONSchema } from '../../../schemas/json-schema.ts'
import type { AnyWidget } from '../../kit/widget.ts'
import { widget } from '../../engine/core/test-fixtures.ts'
import { Gallery, type GalleryItem } from './gallery.tsx'
import { PropTable, typePhrase } from './prop-table.tsx'

afterEach(cleanup)

describe('the type of a prop', () => {
  it.each([
    [{ type: 'string' }, '文字'],
    [{ type: 'boolean' }, '是否'],
    [{ type: 'integer', minimum: 1, maximum: 12 }, '整数 1–12'],
    [{ type: 'number', minimum: 0 }, '数字 ≥ 0'],
    [{ type: 'integer', maximum: 5 }, '整数 ≤ 5'],
    [{ type: ['string', 'null'] }, '文字 | 空'],
    [{ enum: ['left', 'right', 3] }, 'left | right | 3'],
    [{ type: 'array', items: { type: 'object' } }, '列表（对象）'],
    [{ type: 'array', items: { type: 'array', items: { type: 'integer' } } }, '列表（列表（整数））'],
    [{ type: 'array' }, '列表（任意）'],
    [{}, '任意'],
  ])('%j reads %s', (schema, phrase) => {
    expect(typePhrase(schema)).toBe(phrase)
  })
})

describe('the table of props', () => {
  const schema: JSONSchema = {
    type: 'object',
    properties: { title: { type: 'string', title: '标题' }, max: { type: 'integer' }, any: true },
    required: ['title'],
  }

  it('has a row for each prop: name, type, default, meaning', () => {
    render(<PropTable title="属性" schema={schema} defaults={{ max: 6 }} />)
    const rows = within(screen.getByRole('region', { name: '属性' })).getAllByRole('row')
    const texts = rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent))
    expect(texts).toEqual([
      ['title必填', '文字', '', '标题'],
      ['max', '整数', '6', ''],
      ['any', '任意', '', ''],
    ])
  })
})

describe('the gallery', () => {
  const note = widget('note', {
    title: '便签',
    props: { type: 'object', properties: { text: { type: 'string' } } },
    defaults: { text: '默认' },
    variants: ['plain', 'loud'],
    events: { tap: { title: '点了', payload: {} } },
    slots: { body: { title: '内容' } },
  })
  const item: GalleryItem = {
    widget: note as AnyWidget,
    examples: [
      { name: '普通', props: {} },
      { name: '响亮', props: { text: '喂' }, variant: 'loud' },
    ],
    component: ({ text, variant, slots }) => (
      <>
        {String(text)} {variant} {slots.body}
      </>
    ),
  }
  const themes = [
    { brand: 'lantu', title: '澜途' },
    { brand: 'clubmed', title: 'Club Med' },
  ]
  const show = () =>
    render(<Gallery items={[item]} themes={themes} theme="clubmed" boundary={(example) => <i>{example}</i>} />)

  it('shows each example with the widget’s defaults, its own props and variant, and its slots filled', () => {
    const { container } = show()
    const shown = [...container.querySelectorAll('[data-example]')].map((node) => [
      node.getAttribute('data-example'),
      node.textContent,
    ])
    expect(shown).toEqual([
      ['note/普通', '默认  （内容）'],
      ['note/响亮', '喂 loud （内容）'],
    ])
  })

  it('tells the variants, events and slots of a widget', () => {
    show()
    const facts = screen.getAllByRole('listitem').map((node) => node.textContent)
    expect(facts).toEqual(['样式：plain、loud', '事件 tap：点了', '插槽 body：内容'])
  })

  it('holds each example in the boundary that the app gives', () => {
    const { container } = show()
    expect(container.querySelectorAll('[data-example] > i')).toHaveLength(2)
  })

  it('leads to each theme and marks the one that is shown, and to each widget', () => {
    show()
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Club Med')
    expect(screen.getByRole('link', { name: '便签' }).getAttribute('href')).toBe('#note')
    expect(screen.getByRole('link', { name: '澜途' }).getAttribute('href')).toBe('/studio/gallery?theme=lantu')
  })
})
