/** The next moment at which the days that can be chosen are others, as the API says it. */
export const turnOfDaysSchema = {
  type: 'string',
  title: '能选的日子下次变化',
  description: '北京时间：今天过完，或今天有一场不能再入场；到时要重新取。',
} as const

/** The same as a property of a widget that has days. */
export const dayTurnSchema = {
  type: 'string',
  title: '到点的时间',
  description: '写 {{ calendar.turnsAt }}：到这个时间发出“到点了”，页面重新取能选的日子。',
} as const
