import { actionSchemas } from '../../../schemas/page/action.ts'
import type { Site } from '../site.ts'
import type { SiteCatalogues, SiteChecks } from './site-checks.ts'

/** A site whose files are judged: what createEngine gets of it, and what its checks know beside. */
export interface CheckedSite extends Pick<Site, 'widgets' | 'endpoints' | 'screens' | 'moduleActions'> {
  readonly checks?: SiteChecks
}

/** What the files of a site may name. */
export type SiteNames = Pick<SiteCatalogues, 'registry' | 'contracts' | 'screens' | 'actions' | 'site'>

/** What the files of a site may name; its actions are the engine's, and those of its modules. */
export function siteNames({ widgets, endpoints, screens = {}, moduleActions = {}, checks }: CheckedSite): SiteNames {
  const ofModules = Object.values(moduleActions).map(({ name, args }) => [name, args] as const)
  return {
    registry: widgets,
    contracts: endpoints,
    screens,
    actions: { ...actionSchemas, ...Object.fromEntries(ofModules) },
    ...(checks && { site: checks }),
  }
}
