import type { PartnerGrant } from '../../../schemas/domain/partner.ts'
import type { Question } from '../../kit/action.ts'
import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import type { AskEffect, AskEvent } from './ask-flow.ts'
import { partnersApi } from './partners-api.ts'

/** Does what granting asks for. */
export function partnersEffects(tools: ScreenTools) {
  return (effect: AskEffect, send: (event: AskEvent) => void): void => {
    const api = partnersApi(tools)
    switch (effect.do) {
      case 'load-partner':
        return settle(
          api.request(effect.asked),
          (partner) => send({ type: 'partner-came', partner }),
          (refusal) => send({ type: 'load-failed', refusal }),
        )
      case 'load-grants':
        return settle(
          api.grants(),
          (grants) => send({ type: 'grants-came', grants }),
          (refusal) => send({ type: 'load-failed', refusal }),
        )
      case 'decide':
        return settle(
          api.decide(effect.asked, effect.isAllowed),
          (to) => send({ type: 'decision-made', to }),
          (refusal) => send({ type: 'decision-refused', refusal }),
        )
      case 'leave':
        return tools.navigate(effect.to, { outside: true })
      case 'ask-revoke':
        return void tools.ask(questionOf(effect.grant)).then((isSure) => {
          if (isSure) send({ type: 'confirmed', partnerId: effect.grant.partnerId })
        })
      case 'revoke':
        return settle(
          api.revoke(effect.partnerId),
          () => send({ type: 'revoked' }),
          (refusal) => send({ type: 'revoke-refused', refusal }),
        )
      case 'tell':
        return tools.toast(effect.text)
    }
  }
}

/** [R3] */
const questionOf = ({ name }: PartnerGrant): Question => ({
  title: '取消授权',
  text: `取消以后，${name} 再也拿不到您的资料；已经拿走的，请向它提出删除。`,
  ...{ yes: '取消授权', no: '先留着', danger: true },
})
