import { contracts } from '../../schemas/api/contracts.ts'
import { brands, channels } from '../../schemas/domain/channels.ts'
import { memberLevels } from '../../schemas/domain/member-levels.ts'
import { registry } from '../../widgets/registry.ts'
import { NO_REASON } from '../domain/refused-reply.ts'
import { foreignWords } from '../domain/foreign-refusal.ts'
import { siteChecks } from './checks/site-checks.ts'
import { type CheckedSite, siteNames } from '../engine/checks/checked-site.ts'
import type { Site } from '../engine/site.ts'
import { moduleActions, screens } from '../modules/index.ts'

/** The shop, as the engine sees it. */
export const shopSite: Site & CheckedSite = {
  widgets: registry,
  endpoints: contracts,
  screens,
  moduleActions,
  refusals: { withoutReason: NO_REASON, foreignWords },
  base: siteChecks.base,
  channels,
  brands,
  levels: memberLevels,
  checks: siteChecks,
}

/** What pages may name, for the checks. */
export const shopCatalogues = siteNames(shopSite)
