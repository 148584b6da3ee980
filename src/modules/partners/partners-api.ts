import type { Partner, PartnerGrant } from '../../../schemas/domain/partner.ts'
import type { ScreenAddress, ScreenTools } from '../../kit/module.ts'
import { LATE_REVOKED } from './messages.ts'

/** Who asks, and where the answer goes. */
export interface ConsentRequest {
  readonly partnerId: string
  readonly returnTo: string
  readonly state: string
}

/** Of an address: nobody asks where it names no partner. */
export function consentRequestOf({ query }: ScreenAddress): ConsentRequest | undefined {
  const { partnerId = '', returnTo = '', state = '' } = query()
  return partnerId === '' ? undefined : { partnerId, returnTo, state }
}

/** The calls of granting (B2.9). Each rejects with a CallProblem. */
export function partnersApi({ call }: ScreenTools) {
  return {
    request: ({ partnerId, returnTo }: ConsentRequest) =>
      call('partnerRequest', { partnerId, returnTo }).then((reply) => (reply as { data: Partner }).data),
    /** @returns the address to return to */
    async decide({ partnerId, returnTo, state }: ConsentRequest, isAllowed: boolean): Promise<string> {
      const body = { partnerId, returnTo, isAllowed, ...(state !== '' && { state }) }
      return ((await call('partnerDecide', body, '提交中...')) as { data: { to: string } }).data.to
    },
    grants: () =>
      call('partnerGrants', {}).then((reply) => (reply as { data: { grants: readonly PartnerGrant[] } }).data.grants),
    async revoke(partnerId: string): Promise<void> {
      await call('partnerRevoke', { partnerId }, '提交中...', LATE_REVOKED)
    },
  }
}
