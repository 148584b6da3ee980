import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { TEST_SECRET, testApp, testPorts } from '../../tests/fixtures/app.ts'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { carPlates } from '../db/schema.ts'
import { createSessions } from '../session/sessions.ts'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const clock = { now: () => NOON, offset: () => 0 }
/** In the house: with a plate, with three, with none, in no suite, in no suite with one. Then: gone, not yet here, no guest. */
const [SUITE, FULL, FRESH, ROOM, MOVED] = ['900002', '900018', '900019', '900012', '900020']
const [GONE, EARLY, NOBODY] = ['900016', '900017', '900001']

describeInSandbox('the plates of guests', NOON, (opened) => {
  const orm = () => opened().database.orm
  let app: FastifyInstance
  let first: (typeof carPlates.$inferSelect)[]
  beforeAll(async () => {
    const { database } = opened()
    first = await orm().select().from(carPlates)
    app = await testApp(database, { ports: testPorts(database, { clock }) })
  })
  beforeEach(async () => {
    await orm().delete(carPlates)
    await orm().insert(carPlates).values(first)
  })

  const headersOf = async (memberId: string) => {
    const { token } = await createSessions({ db: orm(), clock, secret: TEST_SECRET }).begin(memberId)
    return { authorization: `Bearer ${token}` }
  }
  const check = async (memberId: string, merchantId = '1') => {
    const url = `${contracts.carPlates.path}?merchantId=${merchantId}`
    return (await app.inject({ url, headers: await headersOf(memberId) })).json()
  }
  const platesOf = async (memberId: string) => (await check(memberId)).data.result.carNum
  const send = async (name: 'addCarPlate' | 'saveCarPlate' | 'deleteCarPlate', memberId: string, more: object) => {
    const payload = { merchantId: '1', ...more }
    const headers = await headersOf(memberId)
    const reply = await app.inject({ method: 'POST', url: contracts[name].path, headers, payload })
    return reply.json().responseCode ?? reply.json().code
  }
  const add = (memberId: string, carNums: string) => send('addCarPlate', memberId, { carNums })
  const save = (memberId: string, carNum: string, carNums: string) =>
    send('saveCarPlate', memberId, { carNum, carNums })
  const remove = (memberId: string, carNums: string) => send('deleteCarPlate', memberId, { carNums })

  describe('carPlates', () => {
    it('[B3] says of a guest in the house: who, suite or not, and the plates', async () => {
      const of = (id: string, isSuite: boolean, carNum: string) => ({
        responseCode: '0',
        data: { result: { id, isVehiclePage: true, isSuite, carNum } },
      })
      expect(await check(SUITE)).toEqual(of(SUITE, true, '琼A7D25K'))
      expect(await check(FULL)).toEqual(of(FULL, true, '琼B2P06T,粤A8K12D8,京N5206学'))
      expect(await check(ROOM)).toEqual(of(ROOM, false, ''))
      expect(await check(MOVED)).toEqual(of(MOVED, false, '琼C66M18'))
    })

    it('[B5, B8] has no id and a sentence for a guest who left, one who is not here yet, no guest, another merchant', async () => {
      const none = {
        responseCode: '0',
        data: {
          result: { isVehiclePage: false, isSuite: false, carNum: '' },
          toast: '您不是入店客人 无法享受免费停车权益',
        },
      }
      for (const member of [GONE, EARLY, NOBODY]) expect(await check(member)).toEqual(none)
      expect(await check(SUITE, '2')).toEqual(none)
    })
  })

  describe('addCarPlate', () => {
    it('[B5, B6] registers plates for a suite guest, up to three, all of a list or none', async () => {
      expect(await add(FRESH, '琼D12345')).toBe('0')
      expect(await add(FRESH, '粤Z1234港,京AD12345,琼E12345')).toBe('1')
      expect(await platesOf(FRESH)).toBe('琼D12345')
      expect(await add(FRESH, '粤Z1234港,京AD12345')).toBe('0')
      expect(await platesOf(FRESH)).toBe('琼D12345,粤Z1234港,京AD12345')
      expect(await add(FRESH, '琼E12345')).toBe('1')
      expect(await add(FULL, '琼E12345')).toBe('1')
    })

    it('[B6] refuses who is in no suite or not in the house, and another merchant', async () => {
      for (const member of [ROOM, MOVED, GONE, EARLY, NOBODY]) expect(await add(member, '琼D12345')).toBe('1')
      expect(await send('addCarPlate', FRESH, { merchantId: '2', carNums: '琼D12345' })).toBe('1')
      expect(await platesOf(FRESH)).toBe('')
    })

    it.each(['琼O12345', '琼D1234', '使D12345', '琼D1234567', ',', '琼D12345,坏'])(
      '[B5] refuses %s',
      async (carNums) => {
        expect(await add(FRESH, carNums)).toBe('1')
        expect(await platesOf(FRESH)).toBe('')
      },
    )

    it('sent twice, registers once; two guests may have the same car', async () => {
      expect([await add(FRESH, '琼D12345'), await add(FRESH, '琼D12345,琼D12345')]).toEqual(['0', '0'])
      expect(await add(SUITE, '琼D12345')).toBe('0')
      expect(await platesOf(FRESH)).toBe('琼D12345')
    })

    it('[B9] never has more than three, however many come at once', async () => {
      const many = Array.from({ length: 12 }, (_, index) => `琼D1000${index.toString(36).toUpperCase()}`)
      const codes = await Promise.all(many.map((plate) => add(FRESH, plate)))
      expect(codes.filter((code) => code === '0')).toHaveLength(3)
      const kept = (await platesOf(FRESH)).split(',')
      expect(kept.toSorted()).toEqual(many.filter((_, index) => codes[index] === '0').toSorted())
    })
  })

  describe('saveCarPlate', () => {
    it('puts the new plate in the old one’s place, suite or not, and sent twice does it once', async () => {
      expect(await save(FULL, '粤A8K12D8', '粤A8K12D9')).toBe('0')
      expect(await save(FULL, '粤A8K12D8', '粤A8K12D9')).toBe('0')
      expect(await platesOf(FULL)).toBe('琼B2P06T,粤A8K12D9,京N5206学')
      expect(await save(MOVED, '琼C66M18', '琼C66M19')).toBe('0')
      expect(await save(MOVED, '琼C66M19', '琼C66M19')).toBe('0')
    })

    it('[B5, B8] refuses what is no plate, one that the guest has beside it, and one that they never had', async () => {
      expect(await save(FULL, '琼B2P06T', '琼O2P06T')).toBe('1')
      expect(await save(FULL, '琼B2P06T', '京N5206学')).toBe('1')
      expect(await save(FULL, '琼A7D25K', '琼A00000')).toBe('1')
      expect(await save(NOBODY, '琼A7D25K', '琼A00000')).toBe('1')
      expect(await platesOf(FULL)).toBe('琼B2P06T,粤A8K12D8,京N5206学')
      expect(await platesOf(SUITE)).toBe('琼A7D25K')
    })
  })

  describe('deleteCarPlate', () => {
    it('takes a guest’s own plates away, makes room for others, and sent twice does it once', async () => {
      expect([await remove(FULL, '粤A8K12D8'), await remove(FULL, '粤A8K12D8')]).toEqual(['0', '0'])
      expect(await add(FULL, '琼E12345')).toBe('0')
      expect((await platesOf(FULL)).split(',').toSorted()).toEqual(['琼B2P06T', '京N5206学', '琼E12345'].toSorted())
      expect(await remove(MOVED, '琼C66M18')).toBe('0')
      expect(await remove(NOBODY, '琼C66M18')).toBe('1')
    })

    it('[B6] never takes a plate of somebody else', async () => {
      expect(await remove(FRESH, '琼A7D25K')).toBe('0')
      expect(await platesOf(SUITE)).toBe('琼A7D25K')
    })
  })

  it('[B6] needs a login for each call', async () => {
    const ways = [contracts.carPlates, contracts.addCarPlate, contracts.saveCarPlate, contracts.deleteCarPlate]
    const payload = { merchantId: '1', carNums: '琼D12345', carNum: '琼A7D25K' }
    for (const { method, path } of ways) {
      const reply = await app.inject({ method, url: `${path}?merchantId=1`, ...(method === 'POST' && { payload }) })
      expect([path, reply.statusCode, reply.json().code]).toEqual([path, 401, 'not-logged-in'])
    }
  })
})
