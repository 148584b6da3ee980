import type { Service } from '../../../schemas/domain/service.ts'

const times = (seats: number, ...clock: readonly string[]) => clock.map((time) => ({ time, seats }))

/** Meetings with dolphins: everybody may book, who keeps to the rules of age and height. */
export const dolphin: Service = {
  id: 'dolphin',
  name: '海豚互动',
  text: '在训练师陪同下认识海豚，入园客人免费，名额有限',
  picture: 'aquarium-4',
  notes: [
    '请提前 20 分钟到集合点更衣，出示二维码入场；迟到不补场。',
    '下水前不能涂防晒霜，请取下首饰；泳衣自备，救生衣由场馆提供。',
    '天气或动物状态不适合时会取消，工作人员会电话通知。',
  ],
  ...{ groupWord: '项目', timeWord: '场次', useWord: '入场', address: '/myDolphin', asks: 'each' },
  ...{ maxPeople: 4, closesMinutes: 60, cancelMinutes: 120 },
  consent: [
    '同行人没有心脏病、癫痫、哮喘和皮肤开放性伤口，也没有怀孕。',
    '同行人今天没有饮酒，近 48 小时没有发热、咳嗽、腹泻。',
    '会听从训练师的安排，不追逐、不喂食、不触碰海豚的眼睛和气孔。',
  ],
  ...{ requires: 'none', daysAhead: 14, maxPerDay: 4 },
  programs: [
    {
      ...{ id: 'shallow', group: '浅水互动', name: '牵手和合影', place: '海洋馆 B 口集合点', minutes: 30 },
      ...{ text: '站在齐腰的浅水平台上', minAge: 5, minHeight: 110, adultUnder: 12 },
      times: [...times(4, '10:00'), ...times(8, '11:00', '14:00', '15:30')],
    },
    {
      ...{ id: 'swim', group: '深水同游', name: '和海豚一起游', place: '海洋馆 B 口集合点', minutes: 45 },
      ...{ text: '在 3 米深的水里，会游泳的客人参加', minAge: 12, minHeight: 140, adultUnder: 16 },
      times: times(4, '09:30', '13:00', '16:30').map((one) => ({ ...one, weekdays: [0, 2, 4, 5, 6] })),
    },
  ],
}
