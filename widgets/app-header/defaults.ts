export const defaults = { share: true } as const
