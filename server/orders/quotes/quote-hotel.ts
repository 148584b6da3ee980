import { problems } from '../../../schemas/api/problems.ts'
import type { ChosenRooms } from '../../../schemas/domain/temp-order.ts'
import { shopClock } from '../../../src/domain/dates.ts'
import { freeCancelUntil } from '../../../src/domain/stay/free-cancel.ts'
import { guestCount } from '../../../src/domain/stay/hotel-guests.ts'
import { nightsOf } from '../../../src/domain/stay/hotel-quote.ts'
import { roomLineName } from '../../../src/domain/stay/room-line.ts'
import { endOfCheckIn } from '../../../src/domain/stay/stay-dates.ts'
import { paidShares } from '../../../src/domain/order/order-price.ts'
import { planDay } from '../../../src/domain/product/sale-plan.ts'
import { roomCost, roomPriceNow } from '../../catalogue/room-price.ts'
import { Refusal } from '../../plugins/problems.ts'
import { heldRooms } from '../held-choice.ts'
import type { QuoteLine } from '../quote.ts'
import { travellersOf } from '../travellers-of.ts'
import type { Quoting } from './quoting.ts'

/** Rooms are given back by their rate's own rule, not by their type (B5: 64 and 65 alone are). */
const ROOM = 1

/** The rooms of a stay: one line, since what they cost does not divide by rooms and nights. */
export const quoteHotel: Quoting<'hotel'> = async ({ db, clock, buyer }, { memberId, body: choice }) => {
  const price = await roomPriceNow(db, choice, shopClock(clock.now()))
  if (price instanceof Refusal) {
    if (price.code !== '6010109') return 'gone'
    return (await heldRooms(db, { memberId, now: clock.now() }, choice)) ?? problems[price.code].message
  }
  const { product, room, rate } = price
  const { num, usingStartDate, usingEndDate, resourceId } = choice
  const nights = nightsOf({ checkInDate: usingStartDate, checkOutDate: usingEndDate })
  const cost = roomCost(price, buyer)
  const line: QuoteLine = {
    ...{ itemId: resourceId, name: roomLineName(room.hotelRoomName, rate.name, num), copies: 1 },
    ...{ listFen: cost.originalFen, unitFen: cost.totalFen, resourceType: ROOM, inventoryType: 'D', childNames: [] },
    ...{ usingStartDate, usingEndDate },
    ...(rate.freeCancel && { freeUntil: freeCancelUntil(rate.freeCancel, usingStartDate) }),
    partFens: paidShares([{ copies: nights.length * num, listFen: 1, unitFen: 1 }], cost.totalFen).flat(),
    needs: nights.map((day) => ({
      itemId: resourceId,
      day,
      copies: num,
      capacity: planDay(rate.plan, day)?.stock ?? 0,
    })),
  }
  return {
    ...{ product, lines: [line], isInstant: true, arrivalDate: usingStartDate, departureDate: usingEndDate },
    ...travellersOf(product, [{ itemId: resourceId, copies: num }]),
    usableUntil: endOfCheckIn(usingStartDate),
    guests: guestCount(choice),
    facts: guestWords(choice),
    policy: rate.unsubscribeDesc,
  }
}

const CHILD = 2

/** Who sleeps there, where the price goes by it. */
function guestWords({ passengerDTOs }: ChosenRooms): string[] {
  const children = passengerDTOs.filter(({ type }) => type === CHILD)
  const adults = passengerDTOs.length - children.length
  if (adults === 0) return []
  const ages = children.map(({ age = 0 }) => `${age} 岁`).join('、')
  return [`${adults} 位成人${children.length > 0 ? `，${children.length} 位儿童（${ages}）` : ''}`]
}
