// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Format } from '../../../schemas/keywords.ts'
import { createStudio, StudioContext } from '../session/studio.ts'
import { EditingContext, type Editing } from '../editor/editor-context.ts'
import { ValueField } from './value-field.tsx'

afterEach(cleanup)

function show(format?: Format): void {
  const schema = { type: 'string', title: '一个值', ...(format && { format }) } as const
  const studio = createStudio({ writeOutPart: () => ({}) as never, readsOf: () => ({}) as never })
  const editing = { addresses: [{ path: '/combo', title: '套餐' }] } as unknown as Editing
  render(
    <StudioContext value={studio}>
      <EditingContext value={editing}>
        <ValueField
          name="picture"
          {...{ schema, value: '', path: ['props', 'picture'] }}
          isRequired
          isPlain
          isLocked={false}
          problemAt={() => undefined}
          onChange={() => undefined}
        />
      </EditingContext>
    </StudioContext>,
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('一个值 *')

describe('the control of a text', () => {
  it('is a line, whatever its name', () => {
    show()
    expect(field().type).toBe('text')
    expect(screen.queryByRole('button')).toBe(null)
  })

  it.each([
    ['picture', '一个值：选图'],
    ['address', '一个值：选页面'],
  ] as const)('picks where its schema says %s', (format, name) => {
    show(format)
    expect(screen.getByRole('button', { name })).toBeDefined()
  })

  it('is a colour, a time of the shop, a choice of icons or several lines where its schema says so', () => {
    show('colour')
    expect(screen.getByLabelText<HTMLInputElement>('一个值：选颜色').type).toBe('color')
    cleanup()
    show('moment')
    expect(field().type).toBe('datetime-local')
    cleanup()
    show('icon')
    expect(screen.getByRole('option', { name: '购物车' })).toBeDefined()
    cleanup()
    show('long-text')
    expect(field().tagName).toBe('TEXTAREA')
  })
})
