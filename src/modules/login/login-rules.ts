import { isPhone } from '../../domain/phone.ts'

export interface LoginFields {
  readonly mobile: string
  readonly code: string
  readonly isAgreed: boolean
  /** To the question that stands before another code. */
  readonly answer: string
}

/** What stands under each field that is not right. */
export type LoginErrors = { readonly [Field in keyof LoginFields]?: string }

const AGREE = '请先阅读并同意用户协议和隐私政策'

/** B5: 11 digits, 1 and then 3 to 9. */
export function mobileError(mobile: string): string | undefined {
  if (!mobile) return '请填写手机号'
  return isPhone(mobile) ? undefined : '请输入正确的手机号'
}

export const answerError = (answer: string): string | undefined => (answer ? undefined : '请用数字填写答案')

function codeError(code: string): string | undefined {
  if (!code) return '请填写验证码'
  return /^\d{6}$/.test(code) ? undefined : '请输入 6 位验证码'
}

export const agreedError = (isAgreed: boolean): string | undefined => (isAgreed ? undefined : AGREE)

/** Every mistake of the form, in the order of its fields; none when it may be sent. */
export function loginErrors({ mobile, code, isAgreed }: LoginFields): LoginErrors {
  return { mobile: mobileError(mobile), code: codeError(code), isAgreed: agreedError(isAgreed) }
}
