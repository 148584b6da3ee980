/** ms between two questions whether others changed something, and before what nobody answered is asked again. */
export const ASK_EVERY = 5_000

/** Refusals that are of the moment: what was not done is tried again. */
const AWAY: ReadonlySet<string> = new Set(['offline', 'unavailable', 'signed-out', 'too-many-requests'])

export const isAway = (code: string): boolean => AWAY.has(code)
