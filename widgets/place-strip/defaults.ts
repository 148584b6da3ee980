export const defaults = { map: 'resort-map', text: '怎么去' } as const
