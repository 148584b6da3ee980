import type { JSONSchema } from '../../../schemas/json-schema.ts'
import type { ComponentRule, ThemeRule } from './rule.ts'

/** What the checks know of a site beside its pages: how its addresses are, and the rules that it has of its own. */
export interface SiteChecks {
  /** Prefix of its addresses, /shop; a page may write them with it. */
  readonly base?: string
  /** What the addresses of its pictures begin with. */
  readonly media?: string
  /** The product whose page an address is. @param path without the prefix */
  readonly productOf?: (path: string) => string | undefined
  /** Whether an address that is no route leads somewhere all the same. */
  readonly isElsewhere?: (path: string) => boolean
  /** Where a redirect leads, with what the address before it said. @param query of the address before */
  readonly forwardQuery?: (to: string, query: Readonly<Record<string, string>>) => string
  /** The form of a page component of a kind. */
  readonly componentSchema?: (type: unknown) => JSONSchema
  /** Codes of page components that code reads, whether or not a page names them. */
  readonly readByCode?: readonly string[]
  readonly themeRules?: readonly ThemeRule[]
  readonly componentRules?: readonly ComponentRule[]
}
