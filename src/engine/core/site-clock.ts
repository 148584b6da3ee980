import { shopClock } from '../../domain/dates.ts'
import type { Site } from '../site.ts'

/**
 * The clock of a site, by which schedules turn and `now` is said: epoch ms -> '2026-11-20T08:30:00', the time of its zone.
 * @throws for a zone that there isn't
 */
export function siteClock({ timeZone }: Pick<Site, 'timeZone'>): (epoch: number) => string {
  if (timeZone === undefined) return shopClock
  const clock = clockOf(timeZone)
  return (epoch) => clock.format(epoch).replace(' ', 'T')
}

/** Swedish is written as ISO 8601 has it, with a blank for the T. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone })
  } catch (error) {
    throw new Error(`There is no time zone "${timeZone}": one is named as in Europe/Berlin`, { cause: error })
  }
}
