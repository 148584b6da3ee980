export const defaults = {
  nearbyTitle: '附近还有',
  nearbyMax: 4,
  bookText: '去预订',
  detailTo: '/atlantis/v2/poiDetail',
} as const
