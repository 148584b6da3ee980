import type { Brand } from '../../../schemas/domain/channels.ts'

/** B6: the sources of mini-programs that the agents' site tells apart. */
export const agentSources = ['clubmed', 'casacook', 'spice', 'ytmp', 'tcmp', 'other'] as const
export type AgentSource = (typeof agentSources)[number]

/** The source of a visit, by the brand that it came from. */
export const agentSourceOf = (from: Brand | undefined): AgentSource =>
  agentSources.find((source) => source === from) ?? 'other'

/** The key of each source on the agents' site (B6). */
export type AgentAppKeys = Readonly<Partial<Record<AgentSource, string>>>

/** The key by which the site is opened: a source without one of its own has that of `other`; undefined: there is neither. */
export const agentAppKey = (keys: AgentAppKeys, source: AgentSource): string | undefined => keys[source] ?? keys.other
