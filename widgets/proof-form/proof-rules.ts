import { isIdentityNumber } from '../../src/domain/order/identity-number.ts'
import type { ProofField } from './props.schema.ts'

export type ProofValues = Readonly<Record<ProofField, string>>

export const emptyValues: ProofValues = { name: '', number: '', mail: '', code: '' }

export const labels: Readonly<Record<ProofField, string>> = {
  name: '姓名',
  number: '身份证号',
  mail: '企业邮箱',
  code: '验证码',
}

const rules: Readonly<Record<ProofField, (value: string) => boolean>> = {
  name: () => true,
  number: isIdentityNumber,
  mail: (value) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value),
  code: (value) => /^\d{6}$/.test(value),
}

/** What is wrong with a field, in words; undefined when nothing is. */
export function mistakeOf(field: ProofField, given: string): string | undefined {
  const value = given.trim()
  if (value === '') return `请填写${labels[field]}`
  return rules[field](value) ? undefined : `${labels[field]}有误，请检查`
}
