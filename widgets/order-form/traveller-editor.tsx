import { useState, type FormEvent, type ReactNode } from 'react'
import type { Passenger, TemplateItem } from '../../schemas/domain/traveller.ts'
import {
  type FieldErrors,
  passengerOf,
  travellerErrors,
  type TravellerValues,
  valuesOf,
} from '../../src/domain/order/traveller-form.ts'
import styles from './saved-sheet.module.css'
import { TravellerFields } from './traveller-fields.tsx'

const text = (inputCode: TemplateItem['inputCode'], name: string, isRequired = false): TemplateItem => ({
  ...{ type: 1, inputCode, name, isRequired },
})

/** All that can be kept of a traveller; a template of an order takes from it what it asks for. */
const ITEMS: readonly TemplateItem[] = [
  text('name', '姓名', true),
  text('phone', '手机号'),
  { type: 2, inputCode: 'document', name: '证件号码', isRequired: false },
  text('lastName', '英文姓'),
  text('firstName', '英文名'),
]

interface TravellerEditorProps {
  /** Nobody: somebody new. */
  readonly traveller: Passenger | undefined
  readonly onSave: (traveller: Passenger) => void
}

export function TravellerEditor({ traveller, onSave }: TravellerEditorProps): ReactNode {
  const [values, setValues] = useState<TravellerValues>(() => (traveller ? valuesOf(ITEMS, traveller) : {}))
  const [errors, setErrors] = useState<FieldErrors>({})
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    const found = travellerErrors(ITEMS, values)
    const [wrong] = Object.keys(found)
    setErrors(found)
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    else onSave(passengerOf(ITEMS, values))
  }
  return (
    <form className={styles.editor} noValidate onSubmit={save}>
      <TravellerFields
        {...{ values, errors, items: ITEMS }}
        nameOf={(key) => key}
        onChange={(next) => {
          setValues(next)
          setErrors({})
        }}
      />
      <button type="submit" className={styles.save}>
        保存
      </button>
    </form>
  )
}
