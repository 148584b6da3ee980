import type { SiteContext } from '../../../schemas/page/context.ts'
import type { JSONSchema } from '../../../schemas/json-schema.ts'

/** What the rules know of a site beside its pages: how its addresses are, and what its page components are like. */
export interface SiteFacts extends SiteContext {
  /** Prefix of its addresses, /shop; a page may write them with it. */
  readonly base?: string
  /** What the addresses of its pictures begin with. */
  readonly media?: string
  /** Whether an address that is no route leads somewhere all the same. */
  readonly isElsewhere?: (path: string) => boolean
  /** Where a redirect leads, with what the address before it said. @param query of the address before */
  readonly forwardQuery?: (to: string, query: Readonly<Record<string, string>>) => string
  /** The form of a page component of a kind; without it every form is right. */
  readonly componentSchema?: (type: unknown) => JSONSchema
  /** Codes of page components that code reads, whether or not a page names them. */
  readonly readByCode?: readonly string[]
}
