import { describe, expect, it } from 'vitest'
import { type AskEffect, type AskEvent, type AskState, askTransition, emptyAsk } from './ask-flow.ts'

const asked = { partnerId: 'tide', returnTo: '/back', state: 's' }
const partner = { partnerId: 'tide', name: '潮汐日历', logo: '', intro: '', scopes: [] }
const opened = { type: 'opened', asked } as const
const came = { type: 'partner-came', partner } as const
const allow = { type: 'decided', isAllowed: true } as const
const grants = [{ partnerId: 'tide', name: '潮汐日历', logo: '', scopes: '会员等级', grantedAt: '2026-11-21 12:00' }]
const listed: readonly AskEvent[] = [
  { type: 'opened', asked: undefined },
  { type: 'grants-came', grants },
]
const refusal = (message = '', isReason = false) => ({ code: 'partner-address', message, isReason })

function after(...events: readonly AskEvent[]) {
  let state: AskState = emptyAsk
  const effects: AskEffect[] = []
  for (const event of events) {
    const next = askTransition(state, event)
    state = next.state
    effects.push(...next.effects)
  }
  return { state, effects, last: effects.at(-1) }
}
const deeds = (effects: readonly AskEffect[]) => effects.map((effect) => effect.do)

describe('a partner that asks', () => {
  it('[R1] is looked at first: nothing is decided before it is there, nor where it was refused', () => {
    expect(deeds(after(opened, allow).effects)).toEqual(['load-partner'])
    const refused = after(opened, { type: 'load-failed', refusal: refusal() }, allow)
    expect([refused.state.partner.status, deeds(refused.effects)]).toEqual(['failed', ['load-partner']])
  })

  it('[R2] is answered once, at the address that the shop gives', () => {
    const { effects } = after(opened, came, allow, allow, { type: 'decided', isAllowed: false })
    expect(effects.slice(1)).toEqual([{ do: 'decide', asked, isAllowed: true }])
    const made = after(
      opened,
      came,
      { type: 'decided', isAllowed: false },
      { type: 'decision-made', to: '/back?error=x' },
    )
    expect(made.last).toEqual({ do: 'leave', to: '/back?error=x' })
    expect(askTransition(made.state, allow).effects).toEqual([])
  })

  it.each([
    [refusal(), '没有提交成功，请再试一次'],
    [refusal('操作太频繁', true), '操作太频繁'],
  ])('[R2] can be answered again where that did not go, which says why', (why, text) => {
    const { state, last } = after(opened, came, allow, { type: 'decision-refused', refusal: why })
    expect(last).toEqual({ do: 'tell', text })
    expect(deeds(askTransition(state, allow).effects)).toEqual(['decide'])
  })
})

describe('what was granted', () => {
  it('[R3] is taken back after a question, once, and had anew', () => {
    const pressed = { type: 'revoke-pressed', partnerId: 'tide' } as const
    const confirm = { type: 'confirmed', partnerId: 'tide' } as const
    const unknown = after(...listed, { type: 'revoke-pressed', partnerId: 'nobody' })
    expect(deeds(unknown.effects)).toEqual(['load-grants'])
    const { effects } = after(...listed, pressed, confirm, confirm, pressed, { type: 'revoked' })
    expect(effects.slice(1)).toEqual([
      { do: 'ask-revoke', grant: grants[0] },
      { do: 'revoke', partnerId: 'tide' },
      { do: 'tell', text: '已取消授权' },
      { do: 'load-grants' },
    ])
    const refused = after(...listed, pressed, confirm, { type: 'revoke-refused', refusal: refusal() })
    expect([refused.last, refused.state.isBusy]).toEqual([{ do: 'tell', text: '没有取消成功，请再试一次' }, false])
  })

  it('[R4] can be asked for again where it did not come, and stays where it was there', () => {
    const failed = { type: 'load-failed', refusal: refusal() } as const
    const { state } = after({ type: 'opened', asked: undefined }, failed)
    expect([state.grants.status, deeds(askTransition(state, { type: 'retried' }).effects)]).toEqual([
      ...['failed', ['load-grants']],
    ])
    expect(after(...listed, failed).state.grants.status).toBe('ready')
  })
})
