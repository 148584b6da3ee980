import { type Address, addressParts, type Delivery } from '../../../schemas/domain/address.ts'
import { contactErrors } from '../../domain/order/traveller-form.ts'
import { createDraft, type DraftValue } from '../../kit/draft.ts'

const typed = { type: 'string' } as const

/** [R4] What is typed of an address: as it was typed, empty where nothing was. */
export const addressDraft = createDraft('address', {
  type: 'object',
  properties: {
    ...{ name: typed, phone: typed, province: typed, city: typed, district: typed, detail: typed },
    isDefault: { type: 'boolean' },
  },
  required: [...addressParts, 'isDefault'],
  additionalProperties: false,
})

export type AddressFields = DraftValue<typeof addressDraft>

export type AddressErrors = Readonly<Partial<Record<keyof Delivery, string>>>

export const EMPTY: AddressFields = {
  ...{ name: '', phone: '', province: '', city: '', district: '', detail: '', isDefault: false },
}

/** Provinces, municipalities and regions, as an address writes them. */
export const PROVINCES = [
  ...['北京市', '天津市', '上海市', '重庆市', '河北省', '山西省', '辽宁省', '吉林省', '黑龙江省', '江苏省', '浙江省'],
  ...['安徽省', '福建省', '江西省', '山东省', '河南省', '湖北省', '湖南省', '广东省', '海南省', '四川省', '贵州省'],
  ...['云南省', '陕西省', '甘肃省', '青海省', '台湾省', '内蒙古自治区', '广西壮族自治区', '西藏自治区'],
  ...['宁夏回族自治区', '新疆维吾尔自治区', '香港特别行政区', '澳门特别行政区'],
] as const

const MUNICIPALITIES: readonly string[] = ['北京市', '天津市', '上海市', '重庆市']

/** A municipality is its own city, which then need not be typed; another province's city is. */
export const withProvince = (fields: AddressFields, province: string): AddressFields => {
  if (MUNICIPALITIES.includes(province)) return { ...fields, province, city: province }
  return { ...fields, province, city: MUNICIPALITIES.includes(fields.city) ? '' : fields.city }
}

export const isMunicipality = (province: string): boolean => MUNICIPALITIES.includes(province)

/** What is wrong with each field, in the order of the form (B5: name, phone; the others in the same words). */
export function addressErrors({ name, phone, province, city, district, detail }: AddressFields): AddressErrors {
  const missing = (text: string, message: string) => (text.trim() === '' ? message : undefined)
  const found = {
    name: missing(name, '请填写收货人姓名'),
    phone: contactErrors({ name, phone })['phone'],
    province: missing(province, '请选择省份'),
    city: missing(city, '请填写城市'),
    district: missing(district, '请填写区县'),
    detail: missing(detail, '请填写详细地址'),
  }
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error !== undefined))
}

/** What is saved: without the spaces around it. */
export function savedFields(fields: AddressFields): AddressFields {
  const { isDefault, ...texts } = fields
  const trimmed = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim()]))
  return { ...EMPTY, ...trimmed, isDefault }
}

export const fieldsOf = ({ id: _id, ...fields }: Address): AddressFields => fields
