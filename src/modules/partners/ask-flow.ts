import type { Partner, PartnerGrant } from '../../../schemas/domain/partner.ts'
import { type Step, step } from '../../kit/step.ts'
import type { Loaded } from '../../kit/loaded.ts'
import { failureText, type Refusal } from '../../kit/refusal.ts'
import { NOT_DECIDED, NOT_REVOKED, REVOKED } from './messages.ts'
import type { ConsentRequest } from './partners-api.ts'

/** A partner asks, or the member looks at what was granted: then nobody asks. */
export interface AskState {
  readonly asked: ConsentRequest | undefined
  readonly partner: Loaded<Partner>
  readonly grants: Loaded<readonly PartnerGrant[]>
  /** A decision is on its way; after it was made nothing is decided any more. */
  readonly isBusy: boolean
}

export type AskEvent =
  | { readonly type: 'opened'; readonly asked: ConsentRequest | undefined }
  | { readonly type: 'partner-came'; readonly partner: Partner }
  | { readonly type: 'grants-came'; readonly grants: readonly PartnerGrant[] }
  | { readonly type: 'load-failed'; readonly refusal: Refusal }
  | { readonly type: 'retried' }
  | { readonly type: 'decided'; readonly isAllowed: boolean }
  | { readonly type: 'decision-made'; readonly to: string }
  | { readonly type: 'decision-refused'; readonly refusal: Refusal }
  | { readonly type: 'revoke-pressed'; readonly partnerId: string }
  | { readonly type: 'confirmed'; readonly partnerId: string }
  | { readonly type: 'revoked' }
  | { readonly type: 'revoke-refused'; readonly refusal: Refusal }

export type AskEffect =
  | { readonly do: 'load-partner'; readonly asked: ConsentRequest }
  | { readonly do: 'load-grants' }
  | { readonly do: 'decide'; readonly asked: ConsentRequest; readonly isAllowed: boolean }
  | { readonly do: 'leave'; readonly to: string }
  | { readonly do: 'ask-revoke'; readonly grant: PartnerGrant }
  | { readonly do: 'revoke'; readonly partnerId: string }
  | { readonly do: 'tell'; readonly text: string }

const loading = { status: 'loading' } as const

export const emptyAsk: AskState = {
  ...{ asked: undefined, partner: loading, grants: loading, isBusy: false },
}

type Next = Step<AskState, AskEffect>

/** The rules of SPEC.md. */
export function askTransition(state: AskState, event: AskEvent): Next {
  switch (event.type) {
    case 'opened':
      return load({ ...state, asked: event.asked })
    case 'partner-came':
      return step({ ...state, partner: { status: 'ready', value: event.partner } })
    case 'grants-came':
      return step({ ...state, grants: { status: 'ready', value: event.grants }, isBusy: false })
    case 'load-failed':
      return loadFailed(state, event.refusal)
    case 'retried':
      return load(state)
    case 'decided':
      return decided(state, event.isAllowed)
    case 'decision-made':
      return step(state, { do: 'leave', to: event.to })
    case 'decision-refused':
      return told({ ...state, isBusy: false }, event.refusal, NOT_DECIDED)
    case 'revoke-pressed':
      return revokePressed(state, event.partnerId)
    case 'confirmed':
      return confirmed(state, event.partnerId)
    case 'revoked':
      return step(state, { do: 'tell', text: REVOKED }, { do: 'load-grants' })
    case 'revoke-refused':
      return told({ ...state, isBusy: false }, event.refusal, NOT_REVOKED)
  }
}

/** [R4] */
function load(state: AskState): Next {
  const { asked } = state
  if (asked) return step({ ...state, partner: loading }, { do: 'load-partner', asked })
  return step({ ...state, grants: loading }, { do: 'load-grants' })
}

/** [R4] A list that is there stays, though it could not be had anew. */
function loadFailed(state: AskState, refusal: Refusal): Next {
  const next = { ...state, isBusy: false }
  if (state.asked) return step({ ...next, partner: { status: 'failed', refusal } })
  return step(state.grants.status === 'ready' ? next : { ...next, grants: { status: 'failed', refusal } })
}

/** [R1, R2] Once, and only what was seen. */
function decided(state: AskState, isAllowed: boolean): Next {
  const { asked, partner, isBusy } = state
  if (!asked || partner.status !== 'ready' || isBusy) return step(state)
  return step({ ...state, isBusy: true }, { do: 'decide', asked, isAllowed })
}

/** [R3] Asked about what is there. */
function revokePressed(state: AskState, partnerId: string): Next {
  const { grants, isBusy } = state
  const grant = grants.status === 'ready' ? grants.value.find((one) => one.partnerId === partnerId) : undefined
  return grant && !isBusy ? step(state, { do: 'ask-revoke', grant }) : step(state)
}

/** [R3] After the question. */
function confirmed(state: AskState, partnerId: string): Next {
  return state.isBusy ? step(state) : step({ ...state, isBusy: true }, { do: 'revoke', partnerId })
}

function told(state: AskState, refusal: Refusal, plain: string): Next {
  const text = failureText(refusal, plain)
  return text === undefined ? step(state) : step(state, { do: 'tell', text })
}
