import type { Catalogues } from './catalogues.ts'
import type { ComponentRule, PageRule, ThemeRule } from './rule.ts'
import type { SiteFacts } from './site-facts.ts'

/** What a site gives its checks: what the engine's rules need to know of it, and the rules that it has of its own. */
export interface SiteChecks extends SiteFacts {
  readonly pageRules?: readonly PageRule[]
  /** Those of its page rules that hold for an entry of a page component as they do for a block. */
  readonly entryRules?: readonly PageRule[]
  readonly themeRules?: readonly ThemeRule[]
  readonly componentRules?: readonly ComponentRule[]
}

/** What a file is judged with: what it may name, and the rules of its site beside the engine's. */
export interface SiteCatalogues extends Catalogues {
  readonly site?: SiteChecks
}
