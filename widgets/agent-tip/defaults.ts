export const defaults = { text: '分享赚' } as const
