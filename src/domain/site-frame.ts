/** The parts that stand around the app on every page, above it and below it. */
export const SITE_FRAME = { above: 'site-header', below: 'site-footer' } as const

export const isSiteFrame = (part: string): boolean => Object.values<string>(SITE_FRAME).includes(part)
