import type { Example } from '../../src/kit/widget.ts'
import type { ProofFormProps } from './props.schema.ts'

export const examples: readonly Example<ProofFormProps>[] = [
  { name: '最少', props: { fields: ['code'], button: '确认' } },
  {
    name: '实名认证',
    props: {
      ...{ title: '填写本人信息', text: '只用于核验身份，加密保存。', fields: ['name', 'number'] },
      ...{ consent: '同意用于实名核验', extra: '同时存为常用出行人', button: '提交认证' },
    },
  },
  {
    name: '没通过',
    props: {
      ...{ fields: ['name', 'number'], button: '提交认证' },
      result: { status: 'refused', code: 'identity-mismatch', message: '姓名和身份证号不一致，请核对后重试' },
    },
  },
  {
    name: '企业邮箱，发送太频繁',
    props: {
      ...{ fields: ['mail', 'code'], button: '认证' },
      sent: { status: 'refused', code: 'mail-too-soon', message: '邮件已发送，请稍后再试' },
    },
  },
  {
    name: '不能反悔的，正在提交，文字很长',
    props: {
      ...{ title: '验证手机号后注销', fields: ['code'], tone: 'accent', button: '确认注销账号' },
      consent: '我已看过注销的后果，知道七天后个人信息会被删除，并且不能找回，仍然要注销',
      result: { status: 'busy', code: '', message: '' },
    },
  },
]
