import { describe, expect, it } from 'vitest'
import { appointmentSteps, canAlter, canCancel, type AppointmentFacts } from './appointment-steps.ts'

const steps = (more: Partial<AppointmentFacts>) =>
  appointmentSteps({ state: 'waiting', hasExtra: false, isInstant: false, ...more }).map(
    ({ title, state, note }) => `${title} ${state}${note ? ` ${note}` : ''}`,
  )

describe('the steps of an appointment', () => {
  it('[B2.9] are sent, confirmed by the merchant, done', () => {
    expect(steps({})).toEqual(['提交预约 done', '商家确认 now', '预约成功 todo'])
    expect(steps({ state: 'confirmed', answer: '码头见' })).toEqual([
      '提交预约 done',
      '商家确认 done',
      '预约成功 done 码头见',
    ])
  })

  it('have no merchant where nobody has to say yes', () => {
    expect(steps({ state: 'confirmed', isInstant: true })).toEqual(['提交预约 done', '预约成功 done'])
  })

  it('[B5] have the difference before the merchant', () => {
    expect(steps({ state: 'unpaid', hasExtra: true })).toEqual([
      ...['提交预约 done', '支付差价 now', '商家确认 todo', '预约成功 todo'],
    ])
    expect(steps({ hasExtra: true })[1]).toBe('支付差价 done')
  })

  it('end where it was refused or cancelled, with what the merchant said', () => {
    expect(steps({ state: 'refused', answer: '当天有团' })).toEqual(['提交预约 done', '商家未通过 failed 当天有团'])
    expect(steps({ state: 'cancelled' })).toEqual(['提交预约 done', '预约已取消 failed'])
  })
})

describe('an appointment', () => {
  it('is changed and cancelled while it is held, until the day before', () => {
    const may = (state: AppointmentFacts['state'], today = '2026-11-24') => canAlter(state, '2026-11-25', today)
    expect((['unpaid', 'waiting', 'confirmed', 'refused', 'cancelled'] as const).map((state) => may(state))).toEqual([
      ...[true, true, true, false, false],
    ])
    expect(may('confirmed', '2026-11-25')).toBe(false)
  })

  it('that nobody answered is cancelled also on its day and after it, and not changed', () => {
    const may = (state: AppointmentFacts['state']) => canCancel(state, '2026-11-25', '2026-11-26')
    expect((['unpaid', 'waiting', 'confirmed', 'refused', 'cancelled'] as const).map((state) => may(state))).toEqual([
      ...[false, true, false, false, false],
    ])
    expect(canAlter('waiting', '2026-11-25', '2026-11-26')).toBe(false)
  })
})
