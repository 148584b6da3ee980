import { beforeEach, expect, it } from 'vitest'
import { contracts } from '../../../schemas/api/contracts.ts'
import { describeInSandbox } from '../../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../../tests/fixtures/sandbox-mall.ts'
import { advanceAppointment } from '../../orders/appointments/change-appointment.ts'
import { auditOrders } from '../../orders/audit-orders.ts'

const BUYER = '900006'

type Fields = Readonly<Record<string, unknown>>

describeInSandbox('a booked day by the shop’s clock', NOON, (opened) => {
  const { clock, db, call } = sandboxMall(opened)
  const at = (time: string) => void (clock.time = Date.parse(`${time}+08:00`))
  const send = async (method: 'GET' | 'POST', url: string, payload?: object) =>
    (await call({ method, url, member: BUYER, ...(payload && { payload }) })).json() as Fields & {
      readonly data?: Fields
    }
  beforeEach(() => void (clock.time = NOON))
  const bookDay = async (date: string, requestKey: string) => {
    const contact = { name: '林小满', phone: '13800000000' }
    const lines = [{ subOrderId: '900006011', copies: 1 }]
    const body = { orderId: '90000601', requestKey, date, people: 1, contact, lines }
    const made = await send('POST', contracts.bookAppointment.path, body)
    return String(made.data?.['appointmentId'] ?? made['code'])
  }
  const look = async (id: string) => {
    const { data } = await send('GET', contracts.appointmentDetail.path.replace(':id', id))
    const { appointment, days: all } = data as {
      readonly appointment: Fields
      readonly days: readonly { readonly date: string; readonly canBook: boolean }[]
    }
    const { canChange, canCancel, day, state } = appointment
    const days = all.filter(({ canBook }) => canBook)
    return { may: [canChange, canCancel], day, state, first: days[0]?.date }
  }
  const change = async (appointmentId: string, date: string) =>
    (await send('POST', contracts.changeAppointment.path, { appointmentId, date }))['code']
  const cancel = async (appointmentId: string) =>
    (await send('POST', contracts.cancelAppointment.path, { appointmentId }))['code']

  it('[B5] is changed and cancelled until the last second of the day before, to days that can be booked by then', async () => {
    const id = await bookDay('2026-11-25', 'key-of-a-change')
    await advanceAppointment(db(), id, 'confirm', { now: NOON })
    at('2026-11-24T23:59:59')
    expect(await look(id)).toMatchObject({ may: [true, true], first: '2026-11-27' })
    expect(await change(id, '2026-11-26')).toBe('booking-too-soon')
    expect(await change(id, '2026-11-27')).toBeUndefined()
    await advanceAppointment(db(), id, 'confirm', { now: clock.now() })
    at('2026-11-27T00:00:00')
    expect(await look(id)).toMatchObject({ may: [false, false], day: '2026-11-27' })
    expect([await change(id, '2026-11-30'), await cancel(id)]).toEqual(['booking-ended', 'booking-ended'])
    expect(await auditOrders(db())).toEqual([])
  })

  it('that no merchant answered is given up by its buyer also when it has come, and its copy gets another one', async () => {
    const id = await bookDay('2026-11-25', 'key-of-a-silence')
    at('2026-11-26T09:00:00')
    expect(await look(id)).toMatchObject({ may: [false, true], state: 'waiting' })
    expect(await cancel(id)).toBeUndefined()
    expect(await look(id)).toMatchObject({ may: [false, false], state: 'cancelled' })
    expect(await bookDay('2026-11-30', 'key-of-another-day')).toMatch(/^\d+$/)
    expect(await auditOrders(db())).toEqual([])
  })
})
