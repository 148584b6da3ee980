import type { StayWishes } from '../../../schemas/domain/coming-stay.ts'
import type { Participant } from '../../../schemas/domain/service.ts'
import type { ReservationState } from '../../../src/domain/service/reservation-state.ts'

/** A reservation that a member made before the shop opened. Days are counted from the one on which it was filled. */
export interface ReservationRecord {
  readonly id: string
  readonly memberId: string
  readonly serviceId: string
  readonly programId: string
  readonly day: number
  readonly time: string
  readonly adults: number
  readonly children: number
  readonly participants?: readonly Participant[]
  readonly state: ReservationState
  readonly scenario: string
}

const GOLD = '900003'
const grown = (count: number) => Array.from({ length: count }, () => ({ age: 30, height: 168 }))

/** With a slot that is full, one with few left, and each state of a reservation. */
export const reservationsMade: readonly ReservationRecord[] = [
  {
    ...{ id: '77000001', memberId: '900006', serviceId: 'bus', programId: 'airport-in', day: 1, time: '10:30' },
    ...{ adults: 4, children: 2, state: 'reserved', scenario: '明天 10:30 机场线去度假村已满' },
  },
  {
    ...{ id: '77000002', memberId: '900005', serviceId: 'bus', programId: 'airport-in', day: 1, time: '13:30' },
    ...{ adults: 6, children: 0, state: 'reserved', scenario: '明天 13:30 坐了 6 位' },
  },
  {
    ...{ id: '77000003', memberId: '900006', serviceId: 'bus', programId: 'airport-in', day: 1, time: '13:30' },
    ...{ adults: 5, children: 1, state: 'reserved', scenario: '明天 13:30 又坐了 6 位' },
  },
  {
    ...{ id: '77000004', memberId: '900004', serviceId: 'bus', programId: 'airport-in', day: 1, time: '13:30' },
    ...{ adults: 3, children: 2, state: 'reserved', scenario: '明天 13:30 仅剩 3 位' },
  },
  {
    ...{ id: '77000005', memberId: GOLD, serviceId: 'bus', programId: 'airport-out', day: 1, time: '14:30' },
    ...{ adults: 2, children: 1, state: 'reserved', scenario: '已预约，可以改期和取消' },
  },
  {
    ...{ id: '77000006', memberId: GOLD, serviceId: 'bus', programId: 'rail-out', day: 1, time: '16:00' },
    ...{ adults: 2, children: 1, state: 'cancelled', scenario: '已取消，座位已放回' },
  },
  {
    ...{ id: '77000007', memberId: GOLD, serviceId: 'bus', programId: 'airport-in', day: -2, time: '16:30' },
    ...{ adults: 2, children: 1, state: 'used', scenario: '已上车' },
  },
  {
    ...{ id: '77000008', memberId: GOLD, serviceId: 'bus', programId: 'rail-in', day: -1, time: '21:00' },
    ...{ adults: 2, children: 0, state: 'missed', scenario: '没有来，未到场' },
  },
  {
    ...{ id: '77000009', memberId: '900006', serviceId: 'dolphin', programId: 'shallow', day: 1, time: '10:00' },
    ...{ adults: 4, children: 0, participants: grown(4), state: 'reserved', scenario: '明天 10:00 浅水互动已满' },
  },
  {
    ...{ id: '77000010', memberId: '900005', serviceId: 'dolphin', programId: 'shallow', day: 1, time: '14:00' },
    ...{ adults: 4, children: 0, participants: grown(4), state: 'reserved', scenario: '明天 14:00 浅水互动仅剩 4 位' },
  },
  {
    ...{ id: '77000011', memberId: GOLD, serviceId: 'dolphin', programId: 'shallow', day: 2, time: '11:00' },
    ...{ adults: 1, children: 1, state: 'reserved', scenario: '海豚互动已预约' },
    participants: [
      { age: 35, height: 176 },
      { age: 8, height: 128 },
    ],
  },
]

/** What a guest asked of the house before the shop opened. */
export interface WishesRecord {
  readonly orderId: string
  readonly memberId: string
  readonly wishes: StayWishes
}

export const stayWishesKept: readonly WishesRecord[] = [
  {
    ...{ orderId: '90000324', memberId: GOLD },
    wishes: {
      ...{ arrival: '15:00–18:00', babyCots: 1, highFloor: true, quietRoom: false },
      remark: '孩子对花粉过敏，房间请不要放鲜花',
    },
  },
]
