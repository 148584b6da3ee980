export const defaults = { map: 'resort-map', mapText: '打开地图', copyText: '复制地址' } as const
