import { useEffect, useState, type FormEvent } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import {
  addressErrors,
  type AddressErrors,
  type AddressFields,
  EMPTY,
  fieldsOf,
  readFields,
  savedFields,
} from './address-fields.ts'
import type { AddressFormProps } from './props.schema.ts'

export interface AddressFormState {
  readonly fields: AddressFields
  readonly errors: AddressErrors
  readonly isBusy: boolean
  readonly change: (fields: AddressFields) => void
  readonly save: (event: FormEvent<HTMLFormElement>) => void
}

/** What is typed, kept for the visit until it is saved, and what is wrong with it once somebody tried. */
export function useAddressForm({ address, result, memory, emit }: AddressFormProps & WidgetTools): AddressFormState {
  const name = `address ${address?.id ?? 'new'}`
  const isDone = result?.status === 'done'
  // Saved is saved: a second tap, while the page is being left, would be a second address.
  const isBusy = result?.status === 'busy' || isDone
  const [fields, setFields] = useState(() => (address ? fieldsOf(address) : EMPTY))
  const [errors, setErrors] = useState<AddressErrors>({})
  useEffect(() => {
    const kept = readFields(memory.get(name, 'visit'))
    if (kept) setFields(kept)
  }, [name, memory])
  useEffect(() => {
    if (isDone) memory.set(name, undefined, 'visit')
  }, [isDone, name, memory])
  return {
    ...{ fields, errors, isBusy },
    change(next) {
      setFields(next)
      memory.set(name, JSON.stringify(next), 'visit')
      const left = addressErrors(next)
      setErrors(
        Object.fromEntries(
          Object.keys(errors).flatMap((key) => (key in left ? [[key, errors[key as keyof AddressErrors]]] : [])),
        ),
      )
    },
    save(event) {
      event.preventDefault()
      if (isBusy) return
      const found = addressErrors(fields)
      setErrors(found)
      const [wrong] = Object.keys(found)
      if (wrong) return event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      emit('save', { id: address?.id ?? '', ...savedFields(fields) })
    },
  }
}
