import { expect, it } from 'vitest'
import { describeOnDatabases } from '../../../tests/fixtures/databases.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { fakeLine, fakeQuote, placingOf } from '../../orders/testing/fake-quote.ts'
import { bookedOnce } from './booked-once.ts'

const NOW = Date.parse('2026-11-20T10:00:00+08:00')
const REFUSED = { message: '价格有变化' }

describeOnDatabases('what was chosen', (opened) => {
  const db = () => opened().database.orm
  const choiceOf = (tempOrderId: string) => ({ tempOrderId, memberId: 'm1' })
  const place = async (temp: string) => {
    const made = await placeOrder(db(), placingOf('m1', temp, fakeQuote([fakeLine(`item ${temp}`, 1)])), NOW)
    if ('refused' in made) throw new Error(made.refused)
    return made
  }

  it('is ordered once, however often it is sent', async () => {
    const first = await bookedOnce(db(), choiceOf('sent'), () => place('sent'))
    const again = () => Promise.reject(new Error('booked twice'))
    expect(await bookedOnce(db(), choiceOf('sent'), again)).toEqual(first)
  })

  it('[B7] is the order that another sending made while this one was looked at, whatever stands in the way since', async () => {
    let other: unknown
    const late = async () => {
      other = await place('twice')
      return REFUSED
    }
    const answer = await bookedOnce(db(), choiceOf('twice'), late)
    expect(answer).toEqual(other)
    expect(await bookedOnce(db(), choiceOf('never'), () => Promise.resolve(REFUSED))).toBe(REFUSED)
  })
})
