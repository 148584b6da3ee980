import type { Activity } from '../../../schemas/domain/activity.ts'
import { day } from '../dates.ts'
import { mediaUrl } from '../pictures.ts'
import { CROWDS, type ActivitySeed } from './activity-seed.ts'
import { firstDay } from './first-day.ts'
import { secondDay } from './second-day.ts'
import { thirdDay } from './third-day.ts'

/** The resort's schedule of today, tomorrow and the day after (A4, A9); every crowd label appears in it. */
export function activities(today: string): Activity[] {
  return [firstDay, secondDay, thirdDay].flatMap((seeds, offset) =>
    seeds.map((seed, i) => activity(day(today, offset), `${offset + 1}0${i + 1}`, seed)),
  )
}

function activity(date: string, activityId: string, seed: ActivitySeed): Activity {
  return {
    activityId,
    merchantId: '1',
    activityName: seed.name,
    summary: seed.summary,
    description: seed.about,
    date,
    beginTime: minutes(seed.from),
    finishTime: minutes(seed.until),
    crowdType: CROWDS[seed.crowd],
    type: seed.type,
    status: seed.cancelled ? 0 : 1,
    place: seed.place,
    themePicUri: mediaUrl(seed.picture),
    price: seed.price ?? 0,
    needBooking: seed.booking ?? false,
    ...(seed.level === undefined ? {} : { levelLimit: seed.level }),
  }
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
