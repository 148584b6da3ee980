import type { Service } from '../../../schemas/domain/service.ts'

const times = (seats: number, ...clock: readonly string[]) => clock.map((time) => ({ time, seats }))

/** The island's shuttle: only its own guests ride, on the days of their stay. */
export const shuttleBus: Service = {
  id: 'bus',
  name: '接驳巴士',
  text: '住店客人免费往返机场、高铁站和度假村',
  picture: 'bay-2',
  notes: [
    '请在发车前 10 分钟到站台，出示二维码上车；发车后不等候。',
    '每位客人，包括婴儿，都要占一个座位。',
    '大件行李每人一件，冲浪板等超长物品请提前在留言里说明。',
  ],
  ...{ groupWord: '线路', timeWord: '班次', useWord: '上车', address: '/myBus', asks: 'party' },
  ...{ maxPeople: 6, closesMinutes: 30, cancelMinutes: 60 },
  ...{ requires: 'stay', storeIds: ['10020'], daysAhead: 60, maxPerDay: 12 },
  programs: [
    {
      ...{ id: 'airport-in', group: '机场线', name: '去度假村', place: '凤凰机场 T1 到达层 3 号门', minutes: 50 },
      times: [
        ...times(38, '08:30'),
        ...times(6, '10:30'),
        ...times(20, '13:30'),
        ...times(38, '16:30', '19:30', '22:00'),
      ],
    },
    {
      ...{ id: 'airport-out', group: '机场线', name: '去机场', place: '度假村大堂门口', minutes: 50 },
      times: times(38, '06:30', '09:00', '11:30', '14:30', '17:30', '20:00'),
    },
    {
      ...{ id: 'rail-in', group: '高铁线', name: '去度假村', place: '三亚站 出站口东侧', minutes: 35 },
      times: times(19, '09:30', '12:00', '15:00', '18:00', '21:00'),
    },
    {
      ...{ id: 'rail-out', group: '高铁线', name: '去高铁站', place: '度假村大堂门口', minutes: 35 },
      times: times(19, '07:30', '10:00', '13:00', '16:00', '19:00'),
    },
  ],
}
