import { PortUnavailable } from './port-unavailable.ts'
import type { IdentityPort, IdentityVerdict } from './identity.ts'

/** What the sandbox says by the three figures before the check digit of a number; of all others it says that they match. */
export const identityRules = [
  { ending: '404', verdict: 'unknown', text: '查无此号' },
  { ending: '409', verdict: 'mismatch', text: '姓名和号码不一致' },
  { ending: '503', verdict: 'unavailable', text: '核验服务停用' },
] as const satisfies readonly { ending: string; verdict: IdentityVerdict | 'unavailable'; text: string }[]

/** Knows nobody: it goes by the number alone, so that each outcome can be had on purpose (/sandbox/identity lists them). */
export const createSandboxIdentity = (): IdentityPort => ({
  async check(_name, number) {
    const verdict = identityRules.find(({ ending }) => number.slice(14, 17) === ending)?.verdict ?? 'match'
    if (verdict === 'unavailable') throw new PortUnavailable('the sandbox was asked to be out of service')
    return verdict
  },
})
