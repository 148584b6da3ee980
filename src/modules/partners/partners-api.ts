import type { Partner, PartnerGrant } from '../../../schemas/domain/partner.ts'
import type { ScreenTools } from '../../kit/module.ts'

/** Who asks, and where the answer goes. */
export interface Asked {
  readonly partnerId: string
  readonly returnTo: string
  readonly state: string
}

/** The calls of granting (B2.9). Each rejects with a CallProblem. */
export function partnersApi({ call }: ScreenTools) {
  return {
    async request({ partnerId, returnTo }: Asked): Promise<Partner> {
      return ((await call('partnerRequest', { partnerId, returnTo })) as { data: Partner }).data
    },
    /** @returns the address to return to */
    async decide({ partnerId, returnTo, state }: Asked, isAllowed: boolean): Promise<string> {
      const body = { partnerId, returnTo, isAllowed, ...(state !== '' && { state }) }
      return ((await call('partnerDecide', body, '提交中...')) as { data: { to: string } }).data.to
    },
    async grants(): Promise<readonly PartnerGrant[]> {
      return ((await call('partnerGrants', {})) as { data: { grants: PartnerGrant[] } }).data.grants
    },
    async revoke(partnerId: string): Promise<void> {
      await call('partnerRevoke', { partnerId }, '提交中...')
    },
  }
}
