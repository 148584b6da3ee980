import { describe, expect, it } from 'vitest'
import type { InvoiceOrder } from '../../../schemas/domain/invoice.ts'
import { EMPTY } from './invoice-draft.ts'
import {
  emptyInvoice,
  type InvoiceEffect,
  type InvoiceEvent,
  type InvoiceState,
  invoiceTransition,
} from './invoice-flow.ts'

const company = {
  titleType: 'company',
  title: '海口长风贸易有限公司',
  taxNumber: '91460100MA5TAB12X3',
  email: 'gu@example.com',
} as const
const order = (over: Partial<InvoiceOrder> = {}): InvoiceOrder =>
  ({
    orderNo: '90000311',
    invoiceAmount: 953.8,
    status: 1,
    progressPath: '/invoice/progress/90000311',
    ...over,
  }) as InvoiceOrder
const loaded = (over?: Partial<InvoiceOrder>) => ({ type: 'order-loaded', order: order(over) }) as const
const refusal = { code: 'invoice-wrong', message: '发票信息有误，请检查后重新提交', isReason: true }
const submit = { type: 'submit-pressed' } as const

function after(...events: readonly InvoiceEvent[]): {
  readonly state: InvoiceState
  readonly effects: InvoiceEffect[]
} {
  let state = emptyInvoice
  const effects: InvoiceEffect[] = []
  for (const event of events) {
    const next = invoiceTransition(state, event)
    state = next.state
    effects.push(...next.effects)
  }
  return { state, effects }
}

/** The order had an invoice before. */
const before: Partial<InvoiceOrder> = {
  invoice: { ...company, state: 'refused', applyTime: '2026-11-20T08:00:00' },
}

describe('an application for an invoice', () => {
  it('[R1] asks for its order, and again when it could not be had', () => {
    const failed = after({ type: 'opened', draft: undefined }, { type: 'order-failed', refusal })
    expect([failed.state.order, failed.effects]).toEqual([{ status: 'failed', refusal }, [{ do: 'load-order' }]])
    expect(invoiceTransition(failed.state, { type: 'retried' }).effects).toEqual([{ do: 'load-order' }])
  })

  it('[R3] begins with what stood on the last invoice', () => {
    expect(after(loaded(before)).state.draft).toEqual(company)
    expect(after(loaded()).state.draft).toEqual(EMPTY)
  })

  it('[R3] keeps what was typed, before the order came too', () => {
    const { state, effects } = after({ type: 'changed', part: { title: '顾长风' } }, loaded(before))
    expect(state.draft).toEqual({ ...EMPTY, title: '顾长风' })
    expect(effects).toEqual([{ do: 'keep', draft: state.draft }])
    expect(after({ type: 'opened', draft: state.draft }, loaded(before)).state.draft).toEqual(state.draft)
  })

  it('[R4] says what is wrong with each field, and sends nothing', () => {
    const { state, effects } = after(loaded(), { type: 'changed', part: { titleType: 'company' } }, submit)
    expect(state.mistakes).toEqual({ title: '请填写发票抬头', taxNumber: '请填写税号', email: '请填写邮箱' })
    expect(effects.filter((effect) => effect.do === 'apply')).toEqual([])
  })

  it('[R4] sends what is typed, once; a person has no tax number', () => {
    const person = { type: 'changed', part: { titleType: 'personal', title: ' 顾长风 ' } } as const
    const { effects } = after(loaded(before), person, submit, submit)
    const body = { titleType: 'personal', title: '顾长风', email: 'gu@example.com' }
    expect(effects.filter((effect) => effect.do === 'apply')).toEqual([{ do: 'apply', orderNo: '90000311', body }])
  })

  it('[R5] sent, forgets what was typed and leads to its progress', () => {
    expect(after(loaded(before), submit, { type: 'applied' }).effects.slice(-3)).toEqual([
      { do: 'keep', draft: undefined },
      { do: 'tell', text: '提交成功' },
      { do: 'open-progress', to: '/invoice/progress/90000311' },
    ])
  })

  it('[R5] refused, says why and is free again', () => {
    const { state } = after(loaded(before), submit, { type: 'refused', refusal })
    expect([state.refusal, state.isBusy]).toEqual([refusal.message, false])
  })
})
