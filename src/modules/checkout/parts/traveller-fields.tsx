import type { ReactNode } from 'react'
import { documentTypes } from '../../../../schemas/domain/document-types.ts'
import type { TemplateItem } from '../../../../schemas/domain/traveller.ts'
import { documentWord } from '../../../domain/order/documents.ts'
import {
  fieldsOf,
  type FieldErrors,
  type TravellerField,
  type TravellerValues,
} from '../../../domain/order/traveller-form.ts'
import { keyed } from '../../../kit/keyed.ts'
import { Field, TextField } from '../../../ui/field/index.tsx'
import { Select } from '../../../ui/select/index.tsx'

interface TravellerFieldsProps {
  readonly items: readonly TemplateItem[]
  readonly values: TravellerValues
  readonly errors: FieldErrors
  /** The name of a field in its form. */
  readonly nameOf: (key: string) => string
  readonly onChange: (values: TravellerValues) => void
}

/** The fields of a template (B3, B5). */
export function TravellerFields({ items, values, errors, nameOf, onChange }: TravellerFieldsProps): ReactNode {
  return keyed(fieldsOf(items), ({ key }) => key).map(([field, id]) => {
    const { key, kind, label, isRequired } = field
    const input = {
      ...{
        label,
        isRequired,
        note: isRequired ? undefined : '选填',
        name: nameOf(key),
        error: errors[nameOf(key)],
        value: values[key] ?? '',
      },
      onChange: (value: string) => onChange({ ...values, [key]: value }),
    }
    if (kind === 'document-type') return <DocumentType key={id} {...input} field={field} />
    return <TextField key={id} {...input} kind={kindOf(field)} />
  })
}

const kindOf = ({ key, kind }: TravellerField) =>
  kind === 'document-no' ? 'document' : key === 'phone' ? 'phone' : 'text'

interface DocumentTypeProps {
  readonly field: TravellerField
  readonly label: string
  readonly note: string | undefined
  readonly isRequired: boolean
  readonly name: string
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

/** B3: one of twelve, or the one that the template gives, which is only shown. */
function DocumentType({ field: { fixedType }, value, name, onChange, ...field }: DocumentTypeProps): ReactNode {
  if (fixedType)
    return (
      <Field {...field}>{(input) => <input {...input} readOnly name={name} value={documentWord(fixedType)} />}</Field>
    )
  return (
    <Field {...field}>
      {(input) => (
        <Select
          {...input}
          {...{ name, value }}
          emptyText="请选择证件类型"
          options={Object.entries(documentTypes).map(([type, word]) => ({ value: type, text: word }))}
          onPick={onChange}
        />
      )}
    </Field>
  )
}
