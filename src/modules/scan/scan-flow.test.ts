import { describe, expect, it } from 'vitest'
import { type Bill, emptyScan, type ScanEvent, type ScanState, scanTransition } from './scan-flow.ts'

const CODE = '12345678'
const bill: Bill = {
  ...{ code: CODE, state: 'open', companyName: '云栖手作联盟', amount: 58, note: '' },
  expiresAt: '2026-11-20T12:05:00',
}
const run = (state: ScanState, ...events: readonly ScanEvent[]) =>
  events.reduce((next, event) => scanTransition(next.state, event), { state, effects: [] } as ReturnType<
    typeof scanTransition
  >)
const look: ScanEvent = { type: 'look-pressed' }
const found: ScanEvent = { type: 'found', code: CODE, bill }

describe('scan to pay', () => {
  it('[R1] tells what is no code where it was typed, and what nobody shows', () => {
    expect(run(emptyScan, { type: 'typed', text: '123' }, look).state.mistake).toBe('请输入 8 位数字收款码')
    const asked = run(emptyScan, { type: 'typed', text: '1234 5678' }, look)
    expect(asked.effects).toEqual([
      { do: 'remember', code: CODE },
      { do: 'look', code: CODE },
    ])
    const refusal = { code: 'counter-unknown', message: '没有这个收款码，请核对数字', isReason: true }
    const gone = run(asked.state, { type: 'failed', code: CODE, refusal })
    expect(gone.state).toMatchObject({ code: '', text: '1234 5678', mistake: refusal.message })
  })

  it('[R1] reads what the camera saw, and looks on at what is no code', () => {
    const open = run(emptyScan, { type: 'camera-pressed' }).state
    expect(run(open, { type: 'scanned', text: 'https://example.com' })).toEqual({ state: open, effects: [] })
    expect(run(open, { type: 'scanned', text: `/tc-fostay/retail/scan?code=${CODE}` }).state).toMatchObject({
      ...{ isCameraOpen: false, code: CODE },
    })
  })

  it('[R2] shows what was found, and has it in the address; another one takes it out', () => {
    const shown = run(emptyScan, { type: 'opened', text: CODE })
    expect(shown.effects).toContainEqual({ do: 'remember', code: CODE })
    const known = run(shown.state, found)
    expect(known.state.bill).toEqual({ status: 'ready', value: bill })
    expect(run(known.state, { type: 'another-pressed' })).toEqual({
      ...{ state: emptyScan, effects: [{ do: 'remember', code: '' }] },
    })
  })

  it('[R5] can be asked for again where it could not be had', () => {
    const refusal = { code: 'offline', message: '', isReason: false }
    const failed = run(emptyScan, { type: 'opened', text: CODE }, { type: 'failed', code: CODE, refusal })
    expect(failed.state.bill.status).toBe('failed')
    expect(run(failed.state, { type: 'retried' }).effects).toEqual([{ do: 'look', code: CODE }])
  })

  it('[R3] makes its order once, and leads to the cashier; what came of another code is not heard', () => {
    const shown = run(emptyScan, { type: 'opened', text: CODE }, found)
    const paying = run(shown.state, { type: 'pay-pressed' })
    expect(paying.effects).toEqual([{ do: 'take', code: CODE }])
    expect(run(paying.state, { type: 'pay-pressed' }).effects).toEqual([])
    expect(run(paying.state, { type: 'taken', orderId: '7' }).effects).toEqual([{ do: 'open', to: '/cashier/7' }])
    expect(run(shown.state, { ...found, code: '87654321', bill: { ...bill, amount: 1 } }).state).toEqual(shown.state)
  })

  it('[R4] says why it was refused, and looks at the code again', () => {
    const paying = run(emptyScan, { type: 'opened', text: CODE }, found, { type: 'pay-pressed' })
    const refusal = { code: 'counter-taken', message: '这个收款码已经有人付了', isReason: true }
    const refused = run(paying.state, { type: 'refused', refusal })
    expect([refused.state.isBusy, refused.effects]).toEqual([
      false,
      [
        { do: 'tell-failure', text: refusal.message },
        { do: 'look', code: CODE },
      ],
    ])
  })
})
