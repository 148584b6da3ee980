import { shopTimeToEpoch } from '../../../src/domain/dates.ts'
import type { AddressOwnerOf } from '../items/address-rules.ts'
import type { ItemDeps } from '../studio-deps.ts'

/** What the calls and the job of releases work with. */
export interface ReleaseDeps extends ItemDeps {
  readonly ownerOf: AddressOwnerOf
  /** The shop's time, 2026-11-20T08:30:00: moments of releases are on its clock, as the days of blocks are [T1]. */
  readonly shopNow: () => string
}

/** Epoch ms of the shop. */
export const shopEpoch = ({ shopNow }: Pick<ReleaseDeps, 'shopNow'>): number => shopTimeToEpoch(shopNow()) ?? 0
