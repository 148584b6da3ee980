/** What the identity service says of a name and a number: they belong together, they do not, or there is no such number. */
export type IdentityVerdict = 'match' | 'mismatch' | 'unknown'

/** Who checks that a name and the number of an identity card are one person's (B2.9 realAuthInfo). */
export interface IdentityPort {
  /** @throws PortUnavailable when nobody answers: then nothing is known */
  readonly check: (name: string, number: string) => Promise<IdentityVerdict>
}
