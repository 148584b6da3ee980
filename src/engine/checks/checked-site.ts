import { type ActionName, actionSchemas } from '../../../schemas/page/action.ts'
import type { Site } from '../site.ts'
import type { SiteCatalogues, SiteChecks } from './site-checks.ts'

/** A site whose files are judged: what createEngine gets of it, and what its checks know beside. */
export interface CheckedSite extends Pick<
  Site,
  | 'widgets'
  | 'endpoints'
  | 'screens'
  | 'moduleActions'
  | 'timeZone'
  | 'base'
  | 'channels'
  | 'brands'
  | 'levels'
  | 'language'
  | 'words'
> {
  readonly checks?: SiteChecks
  /** Names of those of the engine's actions that its browser half has code for; all when absent. */
  readonly engineActions?: readonly ActionName[]
}

/** What the files of a site may name. */
export type SiteNames = Pick<SiteCatalogues, 'registry' | 'contracts' | 'screens' | 'actions' | 'site'>

/** What the files of a site may name; its actions are the engine's, and those of its modules. */
export function siteNames({
  widgets,
  endpoints,
  screens = {},
  moduleActions = {},
  base,
  channels,
  brands,
  levels,
  checks,
  engineActions,
}: CheckedSite): SiteNames {
  const ofModules = Object.values(moduleActions).map(({ name, args }) => [name, args] as const)
  const ofEngine = engineActions?.map((name) => [name, actionSchemas[name]] as const)
  return {
    registry: widgets,
    contracts: endpoints,
    screens,
    actions: { ...(ofEngine ? Object.fromEntries(ofEngine) : actionSchemas), ...Object.fromEntries(ofModules) },
    site: { base, channels, brands, levels, ...checks },
  }
}
