import { describe, expect, it } from 'vitest'
import { emptyLogin, type LoginEffect, type LoginEvent, type LoginState, loginTransition } from './login-flow.ts'
import { channelText } from './messages.ts'

const NOW = 1_000_000
const filled: LoginEvent = { type: 'typed', part: { mobile: '13800000001', code: '123456', isAgreed: true } }
const sendCode = (now = NOW): LoginEvent => ({ type: 'send-code-pressed', now })
const press = { type: 'login-pressed' } as const
const channel = { type: 'channel-pressed' } as const
const refusal = { code: 'wrong-code', message: '验证码错误或已过期', isReason: true }

function after(...events: readonly LoginEvent[]): { readonly state: LoginState; readonly effects: LoginEffect[] } {
  let state = emptyLogin
  const effects: LoginEffect[] = []
  for (const event of events) {
    const next = loginTransition(state, event)
    state = next.state
    effects.push(...next.effects)
  }
  return { state, effects }
}
const typed = (part: Partial<LoginState['fields']>): LoginEvent => ({ type: 'typed', part })

describe('the login', () => {
  describe('[R6] when the server wants a question answered first', () => {
    const refused = (code: string): LoginEvent => ({
      type: 'code-refused',
      refusal: { code, message: '答案不对，请回答新的问题', isReason: true },
    })
    const came: LoginEvent = { type: 'question-came', question: { text: '三加八等于几？', token: 't1' } }
    const mobile = '13800000001'
    const begun = [filled, sendCode(), refused('sms-question')] as const

    it('asks for it, shows it, and leads to it', () => {
      const asking = after(...begun)
      expect(asking.effects.at(-1)).toEqual({ do: 'ask-question', mobile })
      expect([asking.state.sms, asking.state.smsRefusal]).toEqual(['sending', ''])
      const { state } = after(...begun, came)
      expect([state.question?.text, state.focus?.field, state.sms]).toEqual(['三加八等于几？', 'answer', 'none'])
    })

    it('sends the code with the answer, and without one says what is missing', () => {
      const empty = after(...begun, came, sendCode())
      expect([empty.state.errors.answer, empty.effects.length]).toEqual(['请用数字填写答案', 2])
      const { effects } = after(...begun, came, typed({ answer: '11' }), sendCode())
      expect(effects.at(-1)).toEqual({ do: 'send-code', mobile, challenge: { token: 't1', answer: '11' } })
      const sent = after(...begun, came, typed({ answer: '11' }), { type: 'code-sent', now: NOW, seconds: 60 })
      expect([sent.state.question, sent.state.fields.answer, sent.state.sms]).toEqual([undefined, '', 'sent'])
      expect(sent.state.focus, 'where the answer was').toEqual({ field: 'code' })
    })

    it('asks another after a wrong answer, and says so; and when another is wanted', () => {
      const wrong = after(...begun, came, typed({ answer: '9' }), sendCode(), refused('sms-answer-wrong'))
      expect(wrong.effects.at(-1)).toEqual({ do: 'ask-question', mobile })
      const next = loginTransition(wrong.state, came).state
      expect([next.errors.answer, next.fields.answer]).toEqual(['答案不对，请回答新的问题', ''])
      const other = after(...begun, came, { type: 'other-question-pressed' }, { type: 'other-question-pressed' })
      expect(other.effects.slice(2)).toEqual([{ do: 'ask-question', mobile }])
    })

    it('forgets it for another phone, and tells what else was refused', () => {
      expect(after(...begun, came, typed({ mobile: '13800000002' })).state.question).toBeUndefined()
      expect(after(...begun, came, typed({ mobile })).state.question).toBeDefined()
      const spent = after(...begun, {
        type: 'code-refused',
        refusal: { code: 'failed', message: '网络异常', isReason: false },
      })
      expect([spent.state.sms, spent.state.smsRefusal]).toEqual(['none', '网络异常'])
    })
  })

  it('[R4] goes with a phone, a code and the agreement, once at a time', () => {
    const { state, effects } = after(filled, press, press)
    expect([state.isBusy, effects]).toEqual([true, [{ do: 'login', mobile: '13800000001', code: '123456' }]])
    expect(after(filled, press, { type: 'logged-in' }).state.isBusy).toBe(false)
  })

  it('[R4] refused, says why until it is tried again, and is free', () => {
    const { state } = after(filled, press, { type: 'refused', refusal })
    expect([state.refusal, state.isBusy]).toEqual(['验证码错误或已过期', false])
    expect(loginTransition(state, press).state.refusal).toBe('')
  })

  it.each([
    ['', '请填写手机号'],
    ['1380000000', '请输入正确的手机号'],
    ['12800000001', '请输入正确的手机号'],
  ])('[R2] says what is wrong with the phone "%s", and sends nothing', (mobile, words) => {
    const { state, effects } = after(typed({ mobile }), sendCode(), press)
    expect([state.errors.mobile, state.focus?.field, effects]).toEqual([words, 'mobile', []])
  })

  it.each([
    ['', '请填写验证码'],
    ['12345', '请输入 6 位验证码'],
  ])('[R2] says what is wrong with the code "%s"', (code, words) => {
    const { state, effects } = after(filled, typed({ code }), press)
    expect([state.errors.code, state.focus?.field, effects]).toEqual([words, 'code', []])
  })

  it('[R2] must be agreed to, by whatever way it goes, and says so until it is', () => {
    const { state, effects } = after(filled, typed({ isAgreed: false }), press, channel)
    expect([state.errors.isAgreed, effects]).toEqual(['请先阅读并同意用户协议和隐私政策', []])
    const agreed = loginTransition(state, typed({ isAgreed: true })).state
    expect([agreed.errors.isAgreed, loginTransition(agreed, channel).effects]).toEqual([
      ...[undefined, [{ do: 'channel-login' }]],
    ])
  })

  it('[R3] sends a code once, and another when the server’s time is over', () => {
    const sent: LoginEvent = { type: 'code-sent', now: NOW, seconds: 30 }
    const one = { do: 'send-code', mobile: '13800000001' }
    expect(after(filled, sendCode(), sendCode()).effects).toEqual([one])
    expect(after(filled, sendCode(), sent, sendCode(NOW + 29_999)).effects).toEqual([one])
    expect(after(filled, sendCode(), sent, sendCode(NOW + 30_000)).effects).toEqual([one, one])
  })

  it('[R3] says why no code was sent, and sends one when asked again', () => {
    const { state } = after(filled, sendCode(), {
      type: 'code-refused',
      refusal: { ...refusal, message: '发送太频繁' },
    })
    expect([state.smsRefusal, state.sms]).toEqual(['发送太频繁', 'none'])
    expect(loginTransition(state, sendCode()).effects).toHaveLength(1)
  })

  it('[R5] has the button of a channel that can log in by itself', () => {
    const channels = ['h5', 'unionpay-mini', 'wechat', 'wechat-mini', 'alipay-mini', 'baidu-mini', 'app'] as const
    expect(channels.map(channelText)).toEqual([
      ...[undefined, undefined, '微信一键登录', '微信一键登录', '支付宝一键登录', '百度一键登录', '一键登录'],
    ])
  })
})
