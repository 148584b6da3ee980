import { knownOptions, type OptionNames } from '../core/known-options.ts'
import type { Site } from '../site.ts'
import { zhWords } from '../words/zh.ts'
import type { CheckedSite } from './checked-site.ts'

/** All that a site may say of itself: a door takes what another one reads, since all are given the same site. */
export const siteOptions: OptionNames<Site & CheckedSite> = {
  ...{ widgets: true, endpoints: true, screens: true, moduleActions: true, refusals: true, timeZone: true, base: true },
  ...{ channels: true, brands: true, levels: true, language: true, words: true },
  ...{ checks: true, engineActions: true },
}

const BASE = /^(?:\/[\w.~-]+)+$/

/** Refuses a site that says of itself what there is not. @param where the sentence begins: The site of serveSite */
export function knownSite<Given extends Partial<Site & CheckedSite>>(
  where: string,
  site: Given,
  names: OptionNames<Given>,
): void {
  knownOptions(where, site, names)
  knownOptions('The words of a site', site.words ?? {}, zhWords)
  for (const kind of ['widgets', 'endpoints'] as const)
    for (const [name, one] of Object.entries<object | undefined>(site[kind] ?? {}))
      if (one === undefined)
        throw new Error(
          `The ${kind} of the site have "${name}", which is undefined: is it imported under the name that it is exported by?`,
        )
  if (site.base !== undefined && !BASE.test(site.base))
    throw new Error(`The base of a site is written as "/shop", and left out where there is none: "${site.base}"`)
}
