export const defaults = { text: '好友分享给你', linkText: '去首页', to: '/' } as const
