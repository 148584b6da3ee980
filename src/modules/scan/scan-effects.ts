import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import { FAILURE_TOAST } from '../../kit/failed-call.ts'
import type { Bill, ScanEffect, ScanEvent } from './scan-flow.ts'
import { TAKEN } from './messages.ts'

/** Does what the flow asks for. */
export const scanEffects =
  (tools: ScreenTools) =>
  (effect: ScanEffect, send: (event: ScanEvent) => void): void => {
    switch (effect.do) {
      case 'look':
        return settle(
          tools.call('counterCode', { code: effect.code }),
          (reply) => send({ type: 'found', code: effect.code, bill: (reply as { readonly data: Bill }).data }),
          (refusal) => send({ type: 'failed', code: effect.code, refusal }),
        )
      case 'take':
        return settle(
          tools.call('takeCounterCode', { reqDtos: { code: effect.code } }, '提交中...'),
          (reply) => send({ type: 'taken', orderId: (reply as { readonly data: { orderId: string } }).data.orderId }),
          (refusal) => send({ type: 'refused', refusal }),
        )
      case 'remember':
        return tools.setQuery({ code: effect.code })
      case 'tell-failure':
        return tools.toast(effect.text, FAILURE_TOAST)
      case 'open':
        return tools.navigate(effect.to, { late: TAKEN })
    }
  }
