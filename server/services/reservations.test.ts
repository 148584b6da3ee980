import { and, eq, gte, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../tests/fixtures/sandbox-mall.ts'
import { members, messages, serviceReservations, serviceSlots } from '../db/schema.ts'
import { auditOrders } from '../orders/audit-orders.ts'
import { admitReservation, missReservations } from './admit-reservation.ts'
import { cancelReservation, changeReservation } from './alter-reservation.ts'
import { reserve, type ReserveRequest } from './reserve.ts'

/** In the house today and tomorrow; has no stay; the front desk let in, without an order. */
const [GOLD, NOBODY, IN_HOUSE] = ['900003', '900001', '900011']
const [TODAY, TOMORROW] = ['2026-11-20', '2026-11-21']
const contact = { name: '顾长风', phone: '13800000003' }
const at = (time: string, day = TOMORROW) => Date.parse(`${day}T${time}:00+08:00`)

type Fields = Readonly<Record<string, unknown>>
type Replied = { readonly code?: string; readonly data: Fields }

describeInSandbox('services with slots', NOON, (opened) => {
  const { db, call, clock } = sandboxMall(opened)
  const send = async (name: keyof typeof contracts, payload: object, member = GOLD): Promise<Replied> => {
    const { method, path } = contracts[name]
    const query = method === 'GET' ? `?${new URLSearchParams(payload as Record<string, string>).toString()}` : ''
    const request = { method, url: path + query, member, ...(method === 'POST' && { payload }) }
    return (await call(request)).json<Replied>()
  }
  let keys = 0
  const bus = (more: object = {}) => ({
    ...{ serviceId: 'bus', requestKey: `key-of-page-${(keys += 1)}`, programId: 'airport-out', day: TOMORROW },
    ...{ time: '09:00', adults: 2, children: 1, contact, ...more },
  })
  const ask = (memberId: string, more: Partial<ReserveRequest> = {}): ReserveRequest => ({
    ...{ memberId, serviceId: 'dolphin', requestKey: `key-${(keys += 1)}`, programId: 'shallow', day: '2026-11-25' },
    ...{ time: '11:00', party: { adults: 1, children: 0, participants: [{ age: 30, height: 170 }] }, contact },
    ...{ remark: '', hasConsent: true, ...more },
  })
  const takenAt = async (time: string, day: string) => {
    const rows = await db().select().from(serviceSlots).where(eq(serviceSlots.day, day))
    return rows.filter((row) => row.time === time).map(({ taken }) => taken)
  }
  const idOf = (reply: Replied) => String(reply.data['id'])

  it('show a guest the days of the own stays, with full, few and free slots', async () => {
    const { data } = await send('serviceSlots', { serviceId: 'bus', day: TOMORROW })
    expect(data['days']).toEqual([TODAY, TOMORROW, '2026-12-13', '2026-12-14', '2026-12-15'])
    const slots = (data['slots'] as { programId: string; time: string; word: string; canBook: boolean }[])
      .filter(({ programId }) => programId === 'airport-in')
      .map(({ time, word, canBook }) => [time, word, canBook])
    expect(slots.slice(0, 3)).toEqual([
      ['08:30', '充足', true],
      ['10:30', '已满', false],
      ['13:30', '仅剩 3 位', true],
    ])
    const today = (await send('serviceSlots', { serviceId: 'bus', day: TODAY })).data['slots'] as { word: string }[]
    expect(today.map(({ word }) => word)).toContain('已截止')
  })

  it('are for guests where they say so, whoever else knows the address', async () => {
    expect((await send('serviceSlots', { serviceId: 'bus' }, NOBODY)).data).toMatchObject({
      isGuestOnly: true,
      days: [],
    })
    expect((await send('reserveService', bus(), NOBODY)).code).toBe('service-stay-only')
    expect((await send('reserveService', bus({ day: '2026-11-24' }))).code).toBe('service-day')
    expect((await send('reserveService', bus(), IN_HOUSE)).code).toBeUndefined()
  })

  it('are reserved once, however often the page sends it', async () => {
    const request = bus({ time: '11:30' })
    const made = await Promise.all([1, 2, 3].map(() => send('reserveService', request)))
    expect(new Set(made.map(idOf)).size).toBe(1)
    expect(await takenAt('11:30', TOMORROW)).toEqual([3])
    const { data } = await send('reserveService', request)
    expect(data).toEqual({ id: idOf(made[0]!) })
    // Its answer was lost, and its sender chose something else since: the first stands, and is said to.
    for (const other of [
      { time: '13:30' },
      { adults: 1 },
      { remark: '两件行李' },
      { contact: { ...contact, name: '别人' } },
    ])
      expect((await send('reserveService', { ...request, ...other })).data).toEqual({ ...data, isEarlier: true })
    expect(await takenAt('11:30', TOMORROW)).toEqual([3])
  })

  it('refuse what is full, too late, too many and unknown', async () => {
    const codes = [
      bus({ programId: 'airport-in', time: '10:30' }),
      bus({ day: TODAY, time: '11:30' }),
      bus({ day: TODAY, time: '12:34' }),
      bus({ adults: 6, children: 1 }),
      bus({ adults: 0, children: 2 }),
      bus({ programId: 'moon' }),
      bus({ serviceId: 'moon' }),
    ].map(async (request) => (await send('reserveService', request)).code)
    expect(await Promise.all(codes)).toEqual([
      ...['service-full', 'service-late', 'service-day', 'service-people', 'service-adult', 'not-found', 'not-found'],
    ])
  })

  it('ask of a meeting with dolphins age, height, an adult, and the statement of health', async () => {
    const one = async (participants: object[], more: object = {}) => {
      const sent = bus({
        ...{ serviceId: 'dolphin', programId: 'shallow', time: '15:30', consent: true, participants },
        ...{ adults: participants.length, children: 0, ...more },
      })
      return (await send('reserveService', sent)).code
    }
    expect(
      await one([
        { age: 35, height: 170 },
        { age: 4, height: 112 },
      ]),
    ).toBe('service-unfit')
    expect(
      await one([
        { age: 35, height: 170 },
        { age: 6, height: 108 },
      ]),
    ).toBe('service-unfit')
    expect(await one([{ age: 11, height: 150 }])).toBe('service-adult')
    expect(await one([{ age: 35, height: 170 }], { consent: false })).toBe('service-consent')
    expect(await one([{ age: 35, height: 170 }])).toBeUndefined()
  })

  it('have each seat once, when 200 want the last at once', async () => {
    const crowd = Array.from({ length: 200 }, (_, index) => ask(`crowd-${index}`))
    const outcomes = await Promise.all(crowd.map((request) => reserve(db(), request, NOON)))
    expect(outcomes.filter((one) => 'id' in one)).toHaveLength(8)
    expect(outcomes.filter((one) => 'problem' in one && one.problem === 'service-full')).toHaveLength(192)
    expect(await takenAt('11:00', '2026-11-25')).toEqual([8])
  })

  it('keep to what one member may have on a day, from two phones at once', async () => {
    const tries = Array.from({ length: 6 }, () => ask('greedy', { day: '2026-11-26' }))
    const outcomes = await Promise.all(tries.map((request) => reserve(db(), request, NOON)))
    expect(outcomes.filter((one) => 'id' in one)).toHaveLength(4)
    expect(outcomes.filter((one) => 'problem' in one && one.problem === 'service-limit')).toHaveLength(2)
  })

  it('are nobody else’s to see, to change or to cancel', async () => {
    const id = idOf(await send('reserveService', bus({ time: '20:00' })))
    const to = { reservationId: id, programId: 'airport-out', day: TOMORROW, time: '17:30' }
    expect((await send('changeReservation', to, IN_HOUSE)).code).toBe('not-found')
    expect((await send('cancelReservation', { reservationId: id }, IN_HOUSE)).code).toBe('not-found')
    expect(JSON.stringify((await send('myReservations', {}, IN_HOUSE)).data)).not.toContain(id)
    expect(JSON.stringify((await send('myReservations', {})).data)).toContain(id)
  })

  it('give their seats back when they are cancelled, once', async () => {
    const id = idOf(await send('reserveService', bus({ programId: 'rail-out', time: '19:00' })))
    const cancelled = await Promise.all([1, 2, 3].map(() => cancelReservation(db(), { id, memberId: GOLD }, NOON)))
    expect(cancelled).toEqual([undefined, undefined, undefined])
    expect(await takenAt('19:00', TOMORROW)).toEqual([0])
  })

  it('move their seats when they change, and stay as they are when the other slot is full', async () => {
    const id = idOf(await send('reserveService', bus({ programId: 'rail-out', time: '10:00' })))
    const change = (programId: string, time: string) =>
      send('changeReservation', { reservationId: id, programId, day: TOMORROW, time })
    expect((await change('airport-in', '10:30')).code).toBe('service-full')
    expect(await takenAt('10:00', TOMORROW)).toContain(3)
    expect((await change('rail-out', '13:00')).code).toBeUndefined()
    const rows = await db().select().from(serviceReservations).where(eq(serviceReservations.id, id))
    expect(rows).toMatchObject([{ time: '13:00', state: 'reserved', startsAt: at('13:00'), seats: 3 }])
  })

  it('of two guests who change to each other’s slot are changed both', async () => {
    const one = await reserve(db(), ask('swap-a', { day: '2026-11-27', time: '14:00' }), NOON)
    const other = await reserve(db(), ask('swap-b', { day: '2026-11-27', time: '15:30' }), NOON)
    if (!('id' in one && 'id' in other)) throw new Error('nothing was reserved')
    const to = (time: string) => ({ programId: 'shallow', day: '2026-11-27', time })
    const swapped = await Promise.all([
      changeReservation(db(), { id: one.id, memberId: 'swap-a' }, to('15:30'), NOON),
      changeReservation(db(), { id: other.id, memberId: 'swap-b' }, to('14:00'), NOON),
    ])
    expect(swapped).toEqual([undefined, undefined])
  })

  it('can be altered until the time that the service says, and no later', async () => {
    const id = idOf(await send('reserveService', bus({ time: '17:30' }), IN_HOUSE))
    clock.time = at('16:31')
    expect((await send('cancelReservation', { reservationId: id }, IN_HOUSE)).code).toBe('service-alter-late')
    clock.time = at('16:30')
    expect((await send('cancelReservation', { reservationId: id }, IN_HOUSE)).code).toBeUndefined()
    clock.time = NOON
  })

  it('let in by their code once, an hour before, and are missed half an hour after', async () => {
    const ids = [
      idOf(await send('reserveService', bus({ time: '06:30' }), IN_HOUSE)),
      idOf(await send('reserveService', bus({ time: '06:30' }), IN_HOUSE)),
    ]
    const [used, missed] = await Promise.all(
      ids.map(async (id) => (await db().select().from(serviceReservations).where(eq(serviceReservations.id, id)))[0]),
    )
    const admit = (now: number) => admitReservation(db(), used?.code ?? '', now)
    expect(await admitReservation(db(), '000', NOON)).toBe('code-unknown')
    expect(await admit(at('05:29'))).toBe('service-early')
    const scans = await Promise.all([1, 2, 3].map(() => admit(at('06:20'))))
    expect(scans.filter((one) => one === undefined)).toHaveLength(1)
    expect(scans.filter((one) => one === 'service-ended')).toHaveLength(2)
    expect(await missReservations(db(), at('06:59'))).toBe(0)
    expect(await missReservations(db(), at('07:00'))).toBe(1)
    const [row] = await db()
      .select()
      .from(serviceReservations)
      .where(eq(serviceReservations.id, missed?.id ?? ''))
    expect(row?.state).toBe('missed')
    const about = eq(messages.reference, missed?.id ?? '')
    const told = await db().select().from(messages).where(about).orderBy(messages.createdAt)
    expect(told.map(({ event, createdAt }) => [event, createdAt])).toEqual([
      ['service-reserved', NOON],
      ['service-missed', at('07:00')],
    ])
    expect((await send('cancelReservation', { reservationId: missed?.id ?? '' }, IN_HOUSE)).code).toBe('service-ended')
  })

  it('are told of in their member’s messages at the shop’s time: each once, and each change', async () => {
    const day = '2026-12-14'
    const told = async (since: number) => {
      const theirs = and(eq(messages.memberId, GOLD), gte(messages.createdAt, since))
      const rows = await db().select().from(messages).where(theirs).orderBy(messages.createdAt)
      return rows.map(({ kind, event, text, link }) => [kind, event, text, link])
    }
    const message = (event: string, text: string) => ['service', event, `「接驳巴士 · ${text}`, '/myBus/myAppointment']
    const request = bus({ programId: 'rail-out', day, time: '16:00', adults: 1, children: 0 })
    clock.time = at('20:00', TODAY)
    const [id = ''] = (await Promise.all([1, 2].map(() => send('reserveService', request)))).map(idOf)
    const change = async (time: string) => {
      clock.time += 60_000
      const to = { reservationId: id, programId: 'rail-out', day, time }
      expect((await send('changeReservation', to)).code).toBeUndefined()
    }
    for (const time of ['10:00', '13:00', '13:00', '10:00']) await change(time)
    clock.time += 60_000
    await Promise.all([1, 2].map(() => send('cancelReservation', { reservationId: id })))
    expect(await told(at('20:00', TODAY))).toEqual([
      message('service-reserved', `高铁线 · 去高铁站」${day} 16:00 已约好，请凭预约码准时到场。`),
      message('service-changed', `高铁线 · 去高铁站」的预约已改到 ${day} 10:00，预约码不变。`),
      message('service-changed', `高铁线 · 去高铁站」的预约已改到 ${day} 13:00，预约码不变。`),
      message('service-changed', `高铁线 · 去高铁站」的预约已改到 ${day} 10:00，预约码不变。`),
      message('service-cancelled', `高铁线 · 去高铁站」${day} 10:00 的预约已取消。`),
    ])
    clock.time = NOON
  })

  it('know the name and the phone of who books', async () => {
    const { data } = await send('serviceSlots', { serviceId: 'dolphin' })
    const [member] = await db().select().from(members).where(eq(members.id, GOLD))
    expect(data['contact']).toEqual({ name: member?.body.namech, phone: member?.phone })
  })

  it('leave the books right', async () => {
    expect(await auditOrders(db())).toEqual([])
    const { rows } = await db().execute(sql`select 1 from service_slots where taken < 0`)
    expect(rows).toEqual([])
  })
})
