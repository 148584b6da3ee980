import { describe, expect, it, vi } from 'vitest'
import { type ActionTools, STOP } from '../../kit/action.ts'
import { CallProblem } from '../../kit/call.ts'
import receiveOrder from './receive-order-action.ts'
import { RECEIVED } from './messages.ts'

function toolsOf(over: Partial<ActionTools> = {}) {
  const tools = { ask: vi.fn(async () => true), call: vi.fn(async () => ({})), toast: vi.fn(), ...over }
  return tools as unknown as typeof tools & ActionTools
}
const order = '90000336'

describe('receive-order', () => {
  it('[R4] asks first, then says that the goods came', async () => {
    const tools = toolsOf()
    expect(await receiveOrder({ order }, tools)).toBeUndefined()
    expect(tools.call).toHaveBeenCalledExactlyOnceWith(
      'receiveOrder',
      { reqDtos: { orderId: order } },
      '提交中...',
      RECEIVED,
    )
    expect(tools.toast).not.toHaveBeenCalled()
  })

  it('[R4] sends nothing for who thinks it over, and ends the chain', async () => {
    const tools = toolsOf({ ask: async () => false })
    expect(await receiveOrder({ order }, tools)).toBe(STOP)
    expect(tools.call).not.toHaveBeenCalled()
  })

  it('[R4] tells why it was refused, and lets the chain go on', async () => {
    const message = '商品还没有发货，请收到商品后再确认收货'
    const tools = toolsOf({ call: () => Promise.reject(new CallProblem('not-shipped', message)) })
    expect(await receiveOrder({ order }, tools)).toBeUndefined()
    expect(tools.toast).toHaveBeenCalledExactlyOnceWith(message)
  })

  it('[R4] leaves a login that is gone to whoever runs the chain', async () => {
    const gone = new CallProblem('not-logged-in', '请先登录')
    const tools = toolsOf({ call: () => Promise.reject(gone) })
    await expect(receiveOrder({ order }, tools)).rejects.toBe(gone)
  })
})
