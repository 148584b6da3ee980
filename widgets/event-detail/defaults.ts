export const defaults = {
  bookingText: '请提前到活动地点预约',
  moreText: '看当天全部活动',
  moreTo: '/atlantis/v2/eventSchedule',
} as const
