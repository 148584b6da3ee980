import type { Activity } from '../../../schemas/domain/activity.ts'
import type { Company } from '../../../schemas/domain/company.ts'
import type { Dictionary } from '../../../schemas/domain/dictionary.ts'
import type { Member } from '../../../schemas/domain/member.ts'
import type { PackageFilter, PackageOfferRecord } from '../../../schemas/domain/package-offer.ts'
import type { PageComponent } from '../../../schemas/domain/page-component.ts'
import type { Product } from '../../../schemas/domain/product.ts'

/** Everything that the sandbox shop holds on its first day. */
export interface SandboxContent {
  readonly companies: readonly Company[]
  readonly products: readonly Product[]
  readonly pageComponents: readonly PageComponent[]
  readonly packageOffers: readonly PackageOfferRecord[]
  readonly packageFilter: PackageFilter
  readonly activities: readonly Activity[]
  readonly members: readonly Member[]
  readonly dictionaries: readonly Dictionary[]
}
