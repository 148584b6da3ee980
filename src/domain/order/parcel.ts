import { expressCompanies, type ExpressCompany } from '../../../schemas/domain/refund-parcel.ts'

/** What is wrong with each field of a parcel, in words; nothing where all is well. */
export type ParcelMistakes = Readonly<Partial<Record<'company' | 'number', string>>>

/** Numbers on parcels: 8 to 20 capital letters and digits. */
const NUMBER = /^[0-9A-Z]{8,20}$/

/** The number as it is kept: capitals, without the blanks and dashes that are written between its parts. */
export const parcelNumber = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase()

export const isExpressCompany = (text: string): text is ExpressCompany =>
  (expressCompanies as readonly string[]).includes(text)

/** @param number as it is typed */
export function parcelMistakes({ company, number }: { readonly company: string; readonly number: string }) {
  const wrongNumber = numberMistake(parcelNumber(number))
  const mistakes: ParcelMistakes = {
    ...(!isExpressCompany(company) && { company: '请选择快递公司' }),
    ...(wrongNumber && { number: wrongNumber }),
  }
  return mistakes
}

function numberMistake(number: string): string | undefined {
  if (number === '') return '请填写物流单号'
  return NUMBER.test(number) ? undefined : '请输入正确的物流单号'
}
