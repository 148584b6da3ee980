import { NAME_MOST } from '../../../schemas/domain/order-limits.ts'
import type { DocumentType } from '../../../schemas/domain/document-types.ts'
import type { Passenger, TemplateItem } from '../../../schemas/domain/traveller.ts'
import { isPhone } from '../phone.ts'
import { documentsOf, type IdDocument } from './documents.ts'
import { isIdentityNumber } from './identity-number.ts'

/** What is typed of a traveller, by the form's keys (B3): name, phone, firstName, lastName, documentType-N, documentNo-N. */
export type TravellerValues = Readonly<Record<string, string>>
/** What stands under each field that is not right, by the form's keys. */
export type FieldErrors = Readonly<Record<string, string>>

/** Who is to be reached. */
export interface ContactValues {
  readonly name: string
  readonly phone: string
}

const contactWords = {
  noName: '请填写姓名',
  noPhone: '请填写手机号',
  wrongPhone: '请输入正确的手机号',
} as const
const documentWords = {
  noType: '请填写证件类型',
  noNumber: '请填写证件号码',
  wrongIdentity: '请输入正确的身份证号码',
} as const

const IDENTITY_CARD = '1'

/** What is wrong with a contact (B5); nothing when it can be sent. */
export function contactErrors({ name, phone }: ContactValues): FieldErrors {
  return {
    ...(name.trim() === '' && { name: contactWords.noName }),
    ...(!isPhone(phone) && { phone: phone === '' ? contactWords.noPhone : contactWords.wrongPhone }),
  }
}

/** A field of a traveller's form. */
export interface TravellerField {
  readonly key: string
  readonly kind: 'text' | 'document-type' | 'document-no'
  readonly label: string
  readonly isRequired: boolean
  /** The document that the template gives: nothing is chosen then. */
  readonly fixedType?: DocumentType
}

/** The fields of a template, in its order; a document has two, and N counts the documents from 1. */
export function fieldsOf(items: readonly TemplateItem[]): TravellerField[] {
  let documents = 0
  return items.flatMap(({ type, inputCode, name: label, isRequired, documentType }): TravellerField[] => {
    if (type === 1) return [{ key: inputCode, kind: 'text', label, isRequired }]
    documents += 1
    const fixedType = documentType as DocumentType | undefined
    return [
      {
        ...{ key: `documentType-${documents}`, kind: 'document-type', isRequired },
        label: documents === 1 ? '证件类型' : `证件类型 ${documents}`,
        ...(fixedType && { fixedType }),
      },
      { key: `documentNo-${documents}`, kind: 'document-no', label, isRequired },
    ]
  })
}

/** The type of the document beside a field of the form, as typed or as the template gives it; '' while none is chosen. */
function typeBeside(field: TravellerField, fields: readonly TravellerField[], values: TravellerValues): string {
  const key = field.key.replace('documentNo-', 'documentType-')
  const fixed = fields.find((one) => one.key === key)?.fixedType
  return fixed ? String(fixed) : (values[key] ?? '')
}

/** What is wrong with what is typed of a traveller (B5): what is required, phone numbers and the numbers of identity cards. */
export function travellerErrors(items: readonly TemplateItem[], values: TravellerValues): FieldErrors {
  const fields = fieldsOf(items)
  const found = fields.map((field) => [field.key, errorOf(field, fields, values)] as const)
  return Object.fromEntries(found.filter((one): one is [string, string] => one[1] !== undefined))
}

function errorOf(field: TravellerField, fields: readonly TravellerField[], values: TravellerValues) {
  const text = (values[field.key] ?? '').trim()
  if (field.kind === 'text') return textError(field, text)
  const type = typeBeside(field, fields, values)
  if (field.kind === 'document-type') {
    const number = values[field.key.replace('documentType-', 'documentNo-')] ?? ''
    return type === '' && (field.isRequired || number.trim() !== '') ? documentWords.noType : undefined
  }
  if (text === '') return field.isRequired ? documentWords.noNumber : undefined
  return type === IDENTITY_CARD && !isIdentityNumber(text) ? documentWords.wrongIdentity : undefined
}

function textError({ key, label, isRequired }: TravellerField, text: string): string | undefined {
  if (text === '') return isRequired ? `请填写${label}` : undefined
  return key === 'phone' && !isPhone(text) ? contactWords.wrongPhone : undefined
}

/** A long one is cut: its parts are sent whole beside it. */
const englishName = (lastName: string, firstName: string) =>
  `${lastName} ${firstName}`.trim().slice(0, NAME_MOST).trim()

/** A traveller as it is sent, with the documents that were filled in. A template without a name names nobody. */
export function passengerOf(items: readonly TemplateItem[], values: TravellerValues): Passenger {
  const fields = fieldsOf(items)
  const text = (key: string) => (fields.some((field) => field.key === key) ? (values[key] ?? '').trim() : '')
  const fullName = text('name') || englishName(text('lastName'), text('firstName'))
  const filled = fields.filter(({ key, kind }) => kind === 'document-no' && text(key) !== '')
  const [first, ...otherDocuments] = filled.map((field) => ({
    documentType: Number(typeBeside(field, fields, values)),
    documentNo: text(field.key).toUpperCase(),
  }))
  return {
    name: fullName || '出行人',
    ...(text('firstName') && { firstName: text('firstName') }),
    ...(text('lastName') && { lastName: text('lastName') }),
    ...(text('phone') && { phone: text('phone') }),
    ...first,
    ...(otherDocuments.length > 0 && { otherDocuments }),
  }
}

/** What a form shows of a traveller: each document goes to the one that takes such a document. */
export function valuesOf(items: readonly TemplateItem[], passenger: Passenger): TravellerValues {
  const fields = fieldsOf(items)
  const { name, phone = '', firstName = '', lastName = '' } = passenger
  const texts: TravellerValues = { name, phone, firstName, lastName }
  const values = fields.flatMap(({ key, kind }) => (kind === 'text' && texts[key] ? [[key, texts[key]]] : []))
  return { ...Object.fromEntries(values), ...documentValues(fields, documentsOf(passenger)) }
}

/** Fields that want one kind of document choose first, then those that must have one, so that nothing required is left without. */
function documentValues(fields: readonly TravellerField[], documents: readonly IdDocument[]): TravellerValues {
  const left = [...documents]
  const rank = ({ fixedType, isRequired }: TravellerField) => (fixedType ? 0 : isRequired ? 1 : 2)
  const takers = fields.filter(({ kind }) => kind === 'document-type').toSorted((one, other) => rank(one) - rank(other))
  const found = takers.flatMap(({ key, fixedType }) => {
    const at = left.findIndex(({ documentType }) => (fixedType ?? documentType) === documentType)
    const [taken] = at < 0 ? [] : left.splice(at, 1)
    if (!taken) return []
    const number = [key.replace('documentType-', 'documentNo-'), taken.documentNo]
    return fixedType ? [number] : [number, [key, String(taken.documentType ?? '')]]
  })
  return Object.fromEntries(found)
}
