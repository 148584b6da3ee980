export const defaults = { detailTo: '/atlantis/v2/poiDetail', map: 'resort-map' } as const
