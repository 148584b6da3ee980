import { useState, type FormEvent, type ReactNode } from 'react'
import { MOST_OTHER_DOCUMENTS } from '../../../../schemas/domain/order-limits.ts'
import type { Passenger, TemplateItem } from '../../../../schemas/domain/traveller.ts'
import { documentsOf } from '../../../domain/order/documents.ts'
import {
  type FieldErrors,
  passengerOf,
  travellerErrors,
  type TravellerValues,
  valuesOf,
} from '../../../domain/order/traveller-form.ts'
import { MainButton } from '../../../ui/main-button/index.tsx'
import { leftOf } from '../checkout-draft.ts'
import styles from './saved-sheet.module.css'
import { TravellerFields } from './traveller-fields.tsx'

const text = (inputCode: TemplateItem['inputCode'], name: string, isRequired = false): TemplateItem => ({
  ...{ type: 1, inputCode, name, isRequired },
})

/** All that can be kept of a traveller; a template of an order takes from it what it asks for. */
const itemsWith = (documents: number): readonly TemplateItem[] => [
  text('name', '姓名', true),
  text('phone', '手机号'),
  ...Array.from({ length: documents }, (_, at): TemplateItem => {
    return { type: 2, inputCode: 'document', name: at === 0 ? '证件号码' : `证件号码 ${at + 1}`, isRequired: false }
  }),
  text('lastName', '英文姓'),
  text('firstName', '英文名'),
]

const MOST_DOCUMENTS = 1 + MOST_OTHER_DOCUMENTS

interface TravellerEditorProps {
  /** Nobody: somebody new. */
  readonly traveller: Passenger | undefined
  readonly isBusy: boolean
  readonly onSave: (traveller: Passenger) => void
}

/** Somebody to be kept, with as many documents as they have (B3 documentType-N, documentNo-N). */
export function TravellerEditor({ traveller, isBusy, onSave }: TravellerEditorProps): ReactNode {
  const [documents, setDocuments] = useState(() => Math.max(1, traveller ? documentsOf(traveller).length : 0))
  const items = itemsWith(documents)
  const [values, setValues] = useState<TravellerValues>(() => (traveller ? valuesOf(items, traveller) : {}))
  const [errors, setErrors] = useState<FieldErrors>({})
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    if (isBusy) return
    const found = travellerErrors(items, values)
    const [wrong] = Object.keys(found)
    setErrors(found)
    if (wrong) event.currentTarget.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    else onSave(passengerOf(items, values))
  }
  return (
    <form method="post" className={styles.editor} noValidate onSubmit={save}>
      <TravellerFields
        {...{ values, errors, items }}
        nameOf={(key) => key}
        onChange={(next) => {
          setValues(next)
          setErrors(leftOf(errors, travellerErrors(items, next)))
        }}
      />
      {documents < MOST_DOCUMENTS && (
        <button type="button" className={styles.act} onClick={() => setDocuments(documents + 1)}>
          再加一个证件
        </button>
      )}
      <div className={styles.save}>
        <MainButton isBusy={isBusy}>保存</MainButton>
      </div>
    </form>
  )
}
