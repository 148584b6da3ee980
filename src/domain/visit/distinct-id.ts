export interface DistinctIdInput {
  readonly userAgent: string
  readonly isApp: boolean
  readonly query: Readonly<Record<string, string | undefined>>
  /** The random id that this device keeps. */
  readonly stored: string
}

/**
 * The anonymous id of a device (B6): in the app the value after the slash of the user agent's segment that contains distinctID, outside of
 * it the query's distinctID, else the stored one. At most 64 characters of a plain name.
 */
export function distinctIdOf({ userAgent, isApp, query, stored }: DistinctIdInput): string {
  const segment = userAgent.split(/[\s;()]+/).find((part) => part.includes('distinctID'))
  const given = isApp ? segment?.split('/')[1] : query.distinctID
  return given !== undefined && /^[\w.:-]{1,64}$/.test(given) ? given : stored
}
