import { describe, expect, it, vi } from 'vitest'
import { type ActionTools, STOP } from '../../kit/action.ts'
import { CallProblem } from '../../kit/call.ts'
import pickUpOrder from './pick-up-order-action.ts'
import { PICKED_UP } from './messages.ts'

function toolsOf(over: Partial<ActionTools> = {}) {
  const tools = { ask: vi.fn(async () => true), call: vi.fn(async () => ({})), toast: vi.fn(), ...over }
  return tools as unknown as typeof tools & ActionTools
}
const [order, member] = ['90000205', '900002']

describe('pick-up-order', () => {
  it('[R5] asks first, then says that the goods were handed over', async () => {
    const tools = toolsOf()
    expect(await pickUpOrder({ order, member }, tools)).toBeUndefined()
    expect(tools.ask).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ text: '请收到商品后再进行确认提货操作' }),
    )
    expect(tools.call).toHaveBeenCalledExactlyOnceWith(
      'orderRog',
      { order_sn: order, member_id: member },
      '提交中...',
      PICKED_UP,
    )
  })

  it('[R5] sends nothing for who thinks it over, and ends the chain', async () => {
    const tools = toolsOf({ ask: async () => false })
    expect(await pickUpOrder({ order }, tools)).toBe(STOP)
    expect(tools.call).not.toHaveBeenCalled()
  })

  it('[R5] tells why it was refused, and leaves a login that is gone to whoever runs the chain', async () => {
    const refused = new CallProblem('team-not-ready', '请收到商品后再进行确认提货操作')
    const tools = toolsOf({ call: () => Promise.reject(refused) })
    expect(await pickUpOrder({ order }, tools)).toBeUndefined()
    expect(tools.toast).toHaveBeenCalledExactlyOnceWith(refused.message)
    const gone = new CallProblem('not-logged-in', '请先登录')
    await expect(pickUpOrder({ order }, toolsOf({ call: () => Promise.reject(gone) }))).rejects.toBe(gone)
  })
})
