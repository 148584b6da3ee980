import {
  type DocumentType,
  documentTypes,
  type Passenger,
  type TemplateItem,
} from '../../../schemas/domain/traveller.ts'
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

export const contactWords = {
  noName: '请填写姓名',
  noPhone: '请填写手机号',
  wrongPhone: '请输入正确的手机号',
} as const
export const documentWords = {
  noType: '请填写证件类型',
  noNumber: '请填写证件号码',
  wrongIdentity: '请输入正确的身份证号码',
} as const

const IDENTITY_CARD = '1'

/** B5: 11 digits, 1 and then 3 to 9. */
export const isPhone = (text: string): boolean => /^1[3-9]\d{9}$/.test(text)

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
        ...{ key: `documentType-${documents}`, kind: 'document-type', label: '证件类型', isRequired },
        ...(fixedType && { fixedType }),
      },
      { key: `documentNo-${documents}`, kind: 'document-no', label, isRequired },
    ]
  })
}

/** The type of the document beside a field of the form, as typed or as the template gives it; '' while none is chosen. */
export function typeBeside(field: TravellerField, fields: readonly TravellerField[], values: TravellerValues): string {
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

/** A traveller as it is sent: the first document that was filled in. A template without a name names nobody. */
export function passengerOf(items: readonly TemplateItem[], values: TravellerValues): Passenger {
  const fields = fieldsOf(items)
  const text = (key: string) => (fields.some((field) => field.key === key) ? (values[key] ?? '').trim() : '')
  const number = fields.find(({ key, kind }) => kind === 'document-no' && text(key) !== '')
  const fullName = text('name') || `${text('lastName')} ${text('firstName')}`.trim()
  return {
    name: fullName || '出行人',
    ...(text('firstName') && { firstName: text('firstName') }),
    ...(text('lastName') && { lastName: text('lastName') }),
    ...(text('phone') && { phone: text('phone') }),
    ...(number && {
      documentType: Number(typeBeside(number, fields, values)),
      documentNo: text(number.key).toUpperCase(),
    }),
  }
}

/** What a form shows of a traveller: its document goes to the first one that takes such a document. */
export function valuesOf(items: readonly TemplateItem[], passenger: Passenger): TravellerValues {
  const fields = fieldsOf(items)
  const { name, phone = '', firstName = '', lastName = '', documentType, documentNo = '' } = passenger
  const texts: TravellerValues = { name, phone, firstName, lastName }
  const values = Object.fromEntries(
    fields.flatMap(({ key, kind }) => (kind === 'text' && texts[key] ? [[key, texts[key]]] : [])),
  )
  const taking = fields.find(
    ({ kind, fixedType }) => kind === 'document-type' && (fixedType ?? documentType) === documentType,
  )
  if (!taking || documentNo === '') return values
  const number = { [taking.key.replace('documentType-', 'documentNo-')]: documentNo }
  return { ...values, ...number, ...(!taking.fixedType && { [taking.key]: String(documentType) }) }
}

/** The words of a document type; '' for none. */
export const documentWord = (type: string): string => documentTypes[Number(type) as DocumentType] ?? ''
