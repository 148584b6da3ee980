/** A9: the activity swiper moves every 5000 ms; the addresses of A2. */
export const defaults = {
  interval: 5000,
  moreText: '全部',
  moreTo: '/atlantis/v2/eventSchedule',
  detailTo: '/atlantis/v2/eventDetail',
} as const
