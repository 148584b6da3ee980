import { describe, expect, it } from 'vitest'
import type { SentHealthForm } from '../../../schemas/domain/health-form.ts'
import { healthPlaces } from '../../../sandbox/content/services/health.ts'
import {
  emptyHealth,
  type HealthEvent,
  healthTransition,
  isFilledIn,
  shownHealthErrors,
  valuesShown,
} from './health-flow.ts'

const [island] = healthPlaces
const form = { place: island!, today: '2026-11-20', contact: { name: '顾长风', phone: '13800000003' } }
const sent: SentHealthForm = {
  ...{ name: '顾远', phone: '13800000004', from: '广州', visitDay: '2026-11-22', documentMask: '440***********0014' },
  ...{ answers: { fever: false, contact: false }, state: 'waiting', stateText: '待审核', sentAt: '', canEdit: true },
}
const good = { document: '440524188001010014', from: '广州', visitDay: '2026-11-22' }
const answers = { fever: false, contact: true }

type Next = ReturnType<typeof healthTransition>
const run = (state: Next['state'], ...events: readonly HealthEvent[]) =>
  events.reduce((at, event) => healthTransition(at.state, event), { state, effects: [] } as Next)
const opened = (isEdit: boolean, before?: SentHealthForm) =>
  run(
    emptyHealth,
    { type: 'opened', code: 'lanwan-island', isEdit, typed: {} },
    { type: 'loaded', form: { ...form, ...(before && { sent: before }) } },
  ).state
const submit: HealthEvent = { type: 'submit-pressed' }

describe('a health form', () => {
  it('[R9] is filled in when nothing was sent, and again where it is to be changed and can be', () => {
    expect([isFilledIn(opened(false)), isFilledIn(opened(true))]).toEqual([true, true])
    expect([isFilledIn(opened(false, sent)), isFilledIn(opened(true, sent))]).toEqual([false, true])
    expect(isFilledIn(opened(true, { ...sent, state: 'approved', canEdit: false }))).toBe(false)
    expect(run(opened(false, sent), submit).effects, 'nothing to send').toEqual([])
  })

  it('[R9] begins with the member, or with what was sent, but for the document', () => {
    expect(valuesShown(opened(false))).toEqual({ name: '顾长风', phone: '13800000003', answers: {} })
    expect(valuesShown(opened(true, sent))).toMatchObject({ name: '顾远', from: '广州', answers: { fever: false } })
    expect(valuesShown(opened(true, sent)).document).toBeUndefined()
  })

  it('[R10] says under each field what is wrong, and goes to the first, each time', () => {
    const tried = run(opened(false), submit)
    expect(Object.keys(shownHealthErrors(tried.state))).toEqual([
      ...['document', 'visitDay', 'from', 'fever', 'contact', 'consent'],
    ])
    expect([tried.effects, tried.state.wrong]).toEqual([[], { field: 'document' }])
    expect(run(tried.state, submit).state.wrong).not.toBe(tried.state.wrong)
    expect(
      run(opened(true, sent), { type: 'agreed', hasAgreed: true }, submit).effects,
      'it was sent before',
    ).toHaveLength(1)
  })

  it('[R11] is sent once, forgets what was typed, and gives way to what was sent', () => {
    const filled = run(
      opened(false),
      { type: 'typed', part: { ...good, answers } },
      { type: 'agreed', hasAgreed: true },
    )
    const { state, effects } = run(filled.state, submit)
    expect(effects).toMatchObject([{ do: 'send', code: 'lanwan-island', values: { ...good, answers } }])
    expect(run(state, submit).effects).toEqual([])
    const done = run(state, { type: 'sent' })
    expect(done.state.typed).toEqual({})
    expect(done.effects.map(({ do: what }) => what)).toEqual(['keep', 'tell', 'load'])
    const edited = run(opened(true, sent), { type: 'agreed', hasAgreed: true }, submit, { type: 'sent' })
    expect(edited.effects).toContainEqual({ do: 'leave', to: '/preventionForm/lanwan-island' })
  })

  it('[R11] that is refused says why, is free again, and is looked at anew', () => {
    const refusal = { code: 'health-approved', message: '登记已通过审核，不能修改', isReason: true }
    const { state, effects } = run(opened(true, sent), { type: 'agreed', hasAgreed: true }, submit, {
      type: 'refused',
      refusal,
    })
    expect([state.isBusy, state.refusal]).toEqual([false, refusal.message])
    expect(effects).toEqual([{ do: 'load', code: 'lanwan-island' }])
    expect(run(state, { type: 'failed', refusal }).state.form.status).toBe('ready')
  })
})
