import type { ContractName } from '../../schemas/api/contracts.ts'
import type { ProblemCode } from '../../schemas/api/problems.ts'
import type { Orm } from '../../server/db/open-database.ts'
import { reserve, type ReserveRequest } from '../../server/services/reserve.ts'
import { addDays } from '../../src/domain/dates.ts'
import { type Asking, BLACK, contacts, GOLD, GUEST, TOMORROW } from './call-samples.ts'
import type { ServiceBefore } from './service-before.ts'
import { TODAY } from './shop-openings.ts'

/** Bookable for everybody. */
const [DOLPHIN_DAY, FULL_DAY] = [addDays(TODAY, 5), addDays(TODAY, 6)]

const grown = (count: number) => Array.from({ length: count }, () => ({ age: 30, height: 168 }))

/** What calls of the services with slots need from before. */
export function serviceBefore(db: () => Orm, now: () => number): ServiceBefore {
  const made = async (memberId: string, more: Omit<ReserveRequest, 'memberId' | Common>, at: number) => {
    const request = { memberId, requestKey: `key-${more.day}-${more.time}`, contact: contacts, remark: '', ...more }
    const reserved = await reserve(db(), { ...request, hasConsent: true }, at)
    if ('problem' in reserved) throw new Error(reserved.problem)
    return reserved.id
  }
  const dolphins = (member: string, day: string, count: number) =>
    made(
      member,
      {
        ...{ serviceId: 'dolphin', programId: 'shallow', day, time: '11:00' },
        party: { adults: count, children: 0, participants: grown(count) },
      },
      now(),
    )
  return {
    gone: () => {
      const bus = { serviceId: 'bus', programId: 'airport-out', day: TODAY, time: '09:00' }
      return made(GOLD, { ...bus, party: { adults: 1, children: 0 } }, Date.parse(`${TODAY}T08:00:00+08:00`))
    },
    async mostOfADay(member) {
      await dolphins(member, FULL_DAY, 4)
      return dolphins(member, DOLPHIN_DAY, 1)
    },
  }
}

type Common = 'requestKey' | 'contact' | 'remark' | 'hasConsent'

/** One who meets a dolphin tomorrow. */
const meeting = (more: object = {}, member = GUEST) => ({
  body: {
    ...{ serviceId: 'dolphin', requestKey: 'another-key', programId: 'shallow', day: TOMORROW, time: '11:00' },
    ...{ adults: 1, children: 0, participants: grown(1), contact: contacts, consent: true, ...more },
  },
  member,
})

const riding = { serviceId: 'bus', programId: 'airport-out', time: '09:00', participants: undefined }

/** Another slot for a bus of tomorrow. */
const moving = (more: object = {}, member = GOLD) => ({
  body: { reservationId: '77000005', programId: 'airport-out', day: TOMORROW, time: '20:00', ...more },
  member,
})

const giving = (reservationId: string) => ({ body: { reservationId }, member: GOLD })

const wishes = { arrival: '', babyCots: 0, highFloor: true, quietRoom: false, remark: '' }

/** A form for the mountain, which has everything. */
const health = (more: object = {}, member = GUEST) => ({
  body: {
    ...{ locationCode: 'luming-mountain', consent: true },
    values: { ...contacts, visitDay: TOMORROW, answers: { heart: false, altitude: false } },
    ...more,
  },
  member,
})

/** How each refusal of the services with slots comes about. */
export const serviceRefusals: { readonly [Name in ContractName]?: { readonly [Code in ProblemCode]?: Asking } } = {
  serviceSlots: { 'not-found': { query: { serviceId: 'moon' }, member: GUEST } },
  reserveService: {
    'not-found': meeting({ serviceId: 'moon' }),
    'service-stay-only': meeting(riding, '900001'),
    'service-day': meeting({ time: '12:34' }),
    'service-late': meeting({ day: TODAY, time: '10:00' }),
    'service-full': meeting({ time: '10:00' }),
    'service-limit': meeting({}, BLACK),
    'service-people': meeting({ adults: 2, participants: undefined }),
    'service-unfit': meeting({ participants: [...grown(1), { age: 4, height: 112 }] }),
    'service-adult': meeting({ participants: [{ age: 11, height: 150 }] }),
    'service-consent': meeting({ consent: false }),
    'closure-waiting': async ({ closingMember }) => meeting({}, await closingMember()),
  },
  changeReservation: {
    'not-found': moving({}, GUEST),
    'service-ended': moving({ reservationId: '77000006' }),
    'service-alter-late': async ({ gone }) => moving({ reservationId: await gone() }),
    'service-stay-only': moving({ reservationId: '77000001' }, BLACK),
    'service-day': moving({ time: '12:34' }),
    'service-late': moving({ day: TODAY, time: '09:00' }),
    'service-full': moving({ programId: 'airport-in', time: '10:30' }),
    'service-limit': async ({ mostOfADay }) =>
      moving(
        { reservationId: await mostOfADay('900001'), programId: 'shallow', day: FULL_DAY, time: '14:00' },
        '900001',
      ),
  },
  cancelReservation: {
    'not-found': { ...giving('77000005'), member: GUEST },
    'service-ended': giving('77000007'),
    'service-alter-late': async ({ gone }) => giving(await gone()),
  },
  saveStayWishes: { 'not-found': { body: { orderId: '90000324', wishes }, member: GUEST } },
  healthForm: { 'not-found': { params: { locationCode: 'moon' }, member: GUEST } },
  saveHealthForm: {
    'not-found': health({ locationCode: 'moon' }),
    'health-incomplete': health({ values: { answers: {} } }),
    'health-consent': health({ consent: false }),
    'health-approved': health({}, BLACK),
  },
}
