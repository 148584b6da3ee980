import { originIn } from '../../domain/order/order-origin.ts'
import type { ScreenTools } from '../../kit/module.ts'
import { settle } from '../../kit/settle.ts'
import type { WidgetMemory } from '../../kit/widget.ts'
import { FAILURE_TOAST } from '../../kit/failed-call.ts'
import { checkoutApi } from './checkout-api.ts'
import { checkoutDraft, cutName } from './checkout-draft.ts'
import type { CheckoutEffect, CheckoutEvent } from './checkout-events.ts'
import type { FormRequest } from './checkout-state.ts'
import { idIn, type IdPlace } from './id-place.ts'
import { ORDERED } from './messages.ts'

/** B2.6: what the query of the form asks for. */
export function formRequestIn({ query }: ScreenTools): FormRequest {
  const {
    couponId = '',
    addressId = '',
    isShowContactName,
    isShowContactMobile,
    defaultContactName = '',
    ...more
  } = query()
  return {
    ...{ couponId, addressId, contactName: cutName(defaultContactName), origin: originIn(more) },
    ...{ hidesName: isShowContactName === 'false', hidesPhone: isShowContactMobile === 'false' },
    ...(more.usePoints !== undefined && { usePoints: more.usePoints === '1' }),
    ...(more.useCoins !== undefined && { useCoins: more.useCoins === '1' }),
  }
}

type Send = (event: CheckoutEvent) => void

/** Does what the flow asks for. */
export function checkoutEffects(tools: ScreenTools, memory: WidgetMemory, place: IdPlace) {
  return (effect: CheckoutEffect, send: Send): void => {
    const id = idIn(tools, place)
    switch (effect.do) {
      case 'remember-coupon':
        return tools.setQuery({ couponId: effect.couponId })
      case 'remember-deductions':
        return tools.setQuery({ ...flag('usePoints', effect.usePoints), ...flag('useCoins', effect.useCoins) })
      case 'keep':
        return checkoutDraft.keep(memory, effect.draft, id)
      case 'tell':
        return effect.isFailure ? tools.toast(effect.text, FAILURE_TOAST) : tools.toast(effect.text)
      case 'choose-address':
        return tools.navigate(addressBook(tools, id, effect.addressId))
      case 'add-address':
        return tools.navigate(newAddress(tools, id))
      case 'open-cashier':
        // What asked for it closes first, with its step in the history: the cashier takes the form's place, not that step's.
        return queueMicrotask(() => tools.navigate(`/cashier/${effect.orderId}`, { replace: true, late: ORDERED }))
      case 'open-unpaid':
        return queueMicrotask(() => tools.navigate('/order?tab=unpaid'))
      case 'record-order':
        return tools.track('order', { order: effect.orderId, ...effect.origin })
      case 'go-back':
        return void tools.back('/')
      case 'open-not-found':
        return tools.navigate('/404', { replace: true })
      default:
        return called(checkoutApi(tools, id), effect, send)
    }
  }
}

/** How the address says it; nothing of what was not said. */
const flag = (name: string, isUsed: boolean | undefined): Record<string, string> =>
  isUsed === undefined ? {} : { [name]: isUsed ? '1' : '0' }

type Call = Extract<CheckoutEffect, { readonly do: `load-${string}` | 'count' | 'check' | 'book' }>

/** What is asked of the shop. Coupons are shown beside the order: without them it can be ordered all the same. */
function called(api: ReturnType<typeof checkoutApi>, effect: Call, send: Send): void {
  switch (effect.do) {
    case 'load-info':
      return settle(
        api.info(effect.couponId, effect),
        (info) => send({ type: 'info-loaded', turn: effect.turn, info }),
        (refusal) => send({ type: 'info-failed', turn: effect.turn, refusal }),
      )
    case 'load-member':
      return settle(
        api.member(),
        (member) => send({ type: 'member-loaded', member }),
        (refusal) => send({ type: 'member-failed', refusal }),
      )
    case 'load-addresses':
      return settle(
        api.addresses(),
        (addresses) => send({ type: 'addresses-loaded', addresses }),
        (refusal) => send({ type: 'addresses-failed', refusal }),
      )
    case 'load-coupons':
      return void api.coupons(effect.info, effect.mobile).then(
        (coupons) => send({ type: 'coupons-loaded', turn: effect.turn, coupons }),
        () => undefined,
      )
    case 'load-discount':
      return settle(
        api.discount(effect.info, effect.memberId),
        (discount) => send({ type: 'discount-loaded', turn: effect.turn, discount }),
        (refusal) => send({ type: 'discount-failed', turn: effect.turn, refusal }),
      )
    default:
      return sent(api, effect, send)
  }
}

type Sent = Extract<CheckoutEffect, { readonly do: 'count' | 'check' | 'book' }>

function sent(api: ReturnType<typeof checkoutApi>, effect: Sent, send: Send): void {
  switch (effect.do) {
    case 'count':
      return settle(
        api.count(effect.quantity),
        () => send({ type: 'counted' }),
        (refusal) => send({ type: 'count-refused', refusal }),
      )
    case 'check':
      return settle(
        api.check(effect.order),
        () => send({ type: 'checked' }),
        (refusal) => send({ type: 'refused', refusal }),
      )
    case 'book':
      return settle(
        api.book(effect.order),
        (orderId) => send({ type: 'booked', orderId }),
        (refusal) => send({ type: 'refused', refusal }),
      )
  }
}

/** What the pages of addresses are told, to lead back here: which checkout, and of which choice. */
const wayBack = ({ params }: ScreenTools, id: string) =>
  `type=${encodeURIComponent(params.type ?? 'retail')}&order=${encodeURIComponent(id)}`

const addressBook = (tools: ScreenTools, id: string, addressId: string) =>
  `/retail/address?${wayBack(tools, id)}&addressId=${encodeURIComponent(addressId)}`

const newAddress = (tools: ScreenTools, id: string) => `/retail/addAddress?${wayBack(tools, id)}`
