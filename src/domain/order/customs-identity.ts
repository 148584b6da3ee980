import { isIdentityNumber } from './identity-number.ts'

/** What the customs are told of a buyer. */
export interface CustomsFields {
  readonly name: string
  readonly number: string
}

export type CustomsErrors = Partial<Record<keyof CustomsFields, string>>

/** A name as it stands on an identity card: Chinese letters, with a dot where it has one. */
const NAME = /^[\p{Script=Han}][\p{Script=Han}·]{0,28}[\p{Script=Han}]$/u

const isCardName = (name: string): boolean => NAME.test(name)

/** What is wrong, field by field. */
export function customsErrors({ name, number }: CustomsFields): CustomsErrors {
  return {
    ...(name.trim() === '' ? { name: '请填写姓名' } : !isCardName(name.trim()) && { name: '请填写身份证上的姓名' }),
    ...(number.trim() === ''
      ? { number: '请填写身份证号' }
      : !isIdentityNumber(number.trim()) && { number: '请输入正确的身份证号码' }),
  }
}
