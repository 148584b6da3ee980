import type { Product } from '../../../schemas/domain/product.ts'
import type { TemplateItem } from '../../../schemas/domain/traveller.ts'

const text = (inputCode: TemplateItem['inputCode'], name: string, isRequired: boolean): TemplateItem => ({
  ...{ type: 1, inputCode, name, isRequired },
})
const name = text('name', '姓名', true)
const document: TemplateItem = { type: 2, inputCode: 'document', name: '证件号码', isRequired: true }
const [IDENTITY_CARD, PASSPORT] = [1, 2]

type Template = NonNullable<Product['travellerTemplate']>

/** Each traveller by name and a document of their choice (B3). */
export const ANY_DOCUMENT: Template = { perCopy: true, items: [name, text('phone', '手机号', false), document] }

/** Each traveller by name and identity card, which is the only document that counts. */
export const IDENTITY_CARDS: Template = { perCopy: true, items: [name, { ...document, documentType: IDENTITY_CARD }] }

/** Each traveller by name, identity card and passport. */
export const CARD_AND_PASSPORT: Template = {
  perCopy: true,
  items: [
    name,
    { ...document, name: '身份证号码', documentType: IDENTITY_CARD },
    { ...document, name: '护照号码', documentType: PASSPORT },
  ],
}

/** Of each room the name of one guest, in Chinese and as in the passport. */
export const ROOM_GUESTS: Template = {
  perCopy: true,
  items: [text('name', '入住人', true), text('lastName', '英文姓', false), text('firstName', '英文名', false)],
}
