export const defaults = { detailTo: '/atlantis/v2/poiDetail' } as const
