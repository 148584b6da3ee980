import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import type { FormEffect, FormEvent, SavedIdentity } from './form-flow.ts'
import { LATE_SAVED } from './messages.ts'

/** Does what the form asks for. */
export const formEffects =
  (tools: ScreenTools) =>
  (effect: FormEffect, send: (event: FormEvent) => void): void => {
    switch (effect.do) {
      case 'load':
        return settle(
          tools.call('customsIdentity', {}),
          (reply) => send({ type: 'loaded', kept: (reply as { readonly data: SavedIdentity }).data }),
          (refusal) => send({ type: 'failed', refusal }),
        )
      case 'save':
        return settle(
          tools.call('saveCustomsIdentity', { reqDtos: effect.fields }, '保存中...', LATE_SAVED),
          () => send({ type: 'saved' }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'tell':
        return tools.toast(effect.text)
      case 'leave':
        return leave(tools)
    }
  }

/** [R4] */
function leave(tools: ScreenTools): void {
  const { order } = tools.query()
  if (!order) return void tools.back('/retail/home')
  tools.navigate(`/retail/orderFill?tempOrderId=${encodeURIComponent(order)}`, { stepBack: true })
}
