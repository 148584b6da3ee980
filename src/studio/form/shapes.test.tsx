// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { purchaseSchema } from '../../../schemas/domain/purchase.ts'
import { foreignWords } from '../../domain/studio/spoken-text.ts'
import type { Json } from '../document/index.ts'
import { asSchema, shownSchema } from '../document/form-schema.ts'
import { labelOf } from '../document/field-label.ts'
import { type Editing, EditingContext } from '../editor/editor-context.ts'
import { firstValue } from './schema.ts'
import { ValueField } from './value-field.tsx'

const schema = asSchema({ type: 'object', properties: { buy: purchaseSchema }, required: ['buy'] })
const buy = asSchema(purchaseSchema)
const kinds = purchaseSchema.oneOf.map(({ properties }) => properties.kind.const)

/** What is in the field. */
const written = { value: undefined as Json | undefined }

/** The field in a form that keeps what is written in it. */
function Form({ first }: { readonly first: Json }) {
  const [value, setValue] = useState<Json | undefined>(first)
  const set = (path: readonly (string | number)[], next: Json | undefined) => {
    written.value = path.length === 1 ? next : { ...(value as object), [String(path[1])]: next ?? null }
    setValue(written.value)
  }
  return (
    <ValueField
      {...{ name: 'buy', schema: buy, value, isRequired: true, isLocked: false, path: ['buy'] }}
      problemAt={() => undefined}
      onChange={set}
    />
  )
}

afterEach(cleanup)

it('what has one of several shapes has a field for which, and the fields of that one', async () => {
  render(
    <EditingContext value={{ addresses: [] } as unknown as Editing}>
      <Form first={{ kind: 'goods', product: '', quantity: 2, confirmed: true }} />
    </EditingContext>,
  )
  const kind = screen.getByRole('combobox', { name: '哪一种 *' })
  expect(
    within(kind)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toContain('酒店套餐')
  expect(screen.getByRole('spinbutton', { name: '几份' })).toHaveProperty('value', '2')
  expect(screen.queryByText(/"kind"/), 'no JSON').toBeNull()
  await userEvent.selectOptions(kind, '零售')
  expect(written.value, 'what both have is kept').toEqual({ kind: 'retail', product: '', quantity: 2 })
  expect(screen.queryByText('不再问商家二次确认')).toBeNull()
})

it('begins as the first of its shapes, where an action is added', () => {
  expect(firstValue(schema)).toEqual({ buy: { kind: 'goods', product: '' } })
})

it.each(kinds)('%s: all of its fields are called by words', (kind) => {
  const { properties = {} } = shownSchema(buy, { kind })
  const labels = Object.entries(properties).map(([name, one]) => labelOf(name, one))
  expect(labels.filter((label) => foreignWords(label).length > 0)).toEqual([])
})
