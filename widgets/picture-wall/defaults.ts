export const defaults = { max: 60, hasCaptions: false } as const
