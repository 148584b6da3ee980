export const defaults = { mapText: '打开地图', copyText: '复制地址' } as const
