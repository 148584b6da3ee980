import { describe, expect, it, vi } from 'vitest'
import { type ActionTools, STOP } from '../../kit/action.ts'
import { CallProblem } from '../../kit/call.ts'
import cancelOrder from './cancel-order-action.ts'
import { CANCELLED } from './messages.ts'

function toolsOf(over: Partial<ActionTools> = {}) {
  const tools = { ask: vi.fn(async () => true), call: vi.fn(async () => ({})), toast: vi.fn(), ...over }
  return tools as unknown as typeof tools & ActionTools
}
const order = '90000311'

describe('cancel-order', () => {
  it('[R1] asks first, then cancels', async () => {
    const tools = toolsOf()
    expect(await cancelOrder({ order }, tools)).toBeUndefined()
    expect(tools.ask).toHaveBeenCalledWith({
      title: '取消订单',
      text: '取消后库存和优惠券会退回，订单不能恢复。是否确认取消？',
      yes: '确认取消',
      no: '再想想',
      danger: true,
    })
    expect(tools.call).toHaveBeenCalledExactlyOnceWith(
      'cancelOrder',
      { reqDtos: { orderId: order } },
      '取消中...',
      CANCELLED,
    )
    expect(tools.toast).not.toHaveBeenCalled()
  })

  it('[R1] sends nothing for who thinks it over, and ends the chain', async () => {
    const tools = toolsOf({ ask: async () => false })
    expect(await cancelOrder({ order }, tools)).toBe(STOP)
    expect(tools.call).not.toHaveBeenCalled()
  })

  it('[R2] says for 3 s why it was not cancelled, and lets the chain go on', async () => {
    const message = '订单已支付或已结束，不能取消'
    const tools = toolsOf({ call: () => Promise.reject(new CallProblem('order-not-cancellable', message)) })
    expect(await cancelOrder({ order }, tools)).toBeUndefined()
    expect(tools.toast).toHaveBeenCalledExactlyOnceWith(message, 3000)
  })

  it('[R3] leaves a login that is gone to whoever runs the chain', async () => {
    const gone = new CallProblem('not-logged-in', '请先登录')
    const tools = toolsOf({ call: () => Promise.reject(gone) })
    await expect(cancelOrder({ order }, tools)).rejects.toBe(gone)
    expect(tools.toast).not.toHaveBeenCalled()
  })
})
