import type { FastifyInstance } from 'fastify'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { TEST_SECRET, testApp, testPorts } from '../../tests/fixtures/app.ts'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { guestActivations } from '../db/schema.ts'
import { profileOf } from '../session/accounts.ts'
import { createSessions } from '../session/sessions.ts'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const clock = { now: () => NOON, offset: () => 0 }

describeInSandbox("the resort's guests", NOON, (opened) => {
  const orm = () => opened().database.orm
  let app: FastifyInstance
  beforeAll(async () => {
    const { database } = opened()
    app = await testApp(database, { ports: testPorts(database, { clock }) })
  })
  beforeEach(() => orm().delete(guestActivations))

  const headersOf = async (memberId: string) => {
    const { token } = await createSessions({ db: orm(), clock, secret: TEST_SECRET }).begin(memberId)
    return { authorization: `Bearer ${token}` }
  }
  const statusOf = async (memberId?: string, merchantId = '1') => {
    const headers = memberId === undefined ? {} : await headersOf(memberId)
    const url = `${contracts.equityStatus.path}?merchantId=${merchantId}&unloading=true`
    return (await app.inject({ url, headers })).json()
  }
  const activate = async (memberId: string, userName: string, idCard: string, merchantId = '1') => {
    const payload = { userName, idCard, merchantId, themeType: '1' }
    const headers = await headersOf(memberId)
    const reply = await app.inject({ method: 'POST', url: contracts.equityUserLogin.path, headers, payload })
    return { status: reply.statusCode, ...reply.json() }
  }
  const done = { status: 200, responseCode: '0' }
  const refused = (message: string) => ({ status: 200, responseCode: '1', message })
  const wrongData = refused('姓名或证件信息不匹配，请核对后重试')

  describe('equityStatus (A6, A7)', () => {
    it('says nothing of a visitor, of a member who is no guest, and at another merchant', async () => {
      expect(await statusOf()).toEqual({ responseCode: '0' })
      expect(await statusOf('900001')).toEqual({ responseCode: '0' })
      expect(await statusOf('900011', '2')).toEqual({ responseCode: '0' })
    })

    it.each([
      ['900011', 2, true],
      ['900012', 1, true],
      ['900016', 3, false],
      ['900017', 2, false],
    ])('says of guest %s: status %i, staying %s', async (memberId, status, stayInStatus) => {
      expect(await statusOf(memberId)).toEqual({ responseCode: '0', userInfo: { status, stayInStatus } })
    })

    it('is 1 after the activation, for this guest alone', async () => {
      await activate('900011', '许', '080816')
      expect((await statusOf('900011')).userInfo).toEqual({ status: 1, stayInStatus: true })
      expect((await statusOf('900014')).userInfo.status).toBe(2)
    })
  })

  describe('equityUserLogin (A5, A7, A8)', () => {
    it('makes a guest below silver a silver member, where the guest may be one', async () => {
      expect(await activate('900011', '许', '080816')).toEqual({ ...done, updateLevelFlag: true })
      expect(await orm().select().from(guestActivations)).toEqual([
        { memberId: '900011', activatedAt: clock.now(), silver: true },
      ])
      expect(await profileOf(orm(), '900011')).toMatchObject({ levelNew: 2, levelName: '银卡会员', vipRate: 98 })
    })

    it('activates without it a guest who may not, and one who is more than silver', async () => {
      expect(await activate('900014', '苏', '061523')).toEqual({ ...done, updateLevelFlag: false })
      expect(await activate('900015', '欧阳', '31247x')).toEqual({ ...done, updateLevelFlag: false })
      expect(await profileOf(orm(), '900014')).toMatchObject({ levelNew: 1, vipRate: 100 })
    })

    it.each([
      ['another name', '徐', '080816'],
      ['another id', '许', '080817'],
      ['the data of another guest', '苏', '061523'],
      ['a part of the id', '许', '0808'],
    ])('refuses %s, and leaves the guest as before', async (_what, userName, idCard) => {
      expect(await activate('900011', userName, idCard)).toEqual(wrongData)
      expect((await statusOf('900011')).userInfo.status).toBe(2)
    })

    it('has a sentence of its own for guests who are active, gone, not yet here, and for no guests', async () => {
      expect(await activate('900012', '何', '230519')).toEqual(refused('您已激活，无需重复激活'))
      expect(await activate('900016', '程', '240917')).toEqual(refused('您已离店，无法激活'))
      const notStaying = refused('没有查到您的在住信息，请到前台确认')
      expect(await activate('900017', '温', '150322')).toEqual(notStaying)
      expect(await activate('900001', '周', '123456')).toEqual(notStaying)
      expect(await activate('900011', '许', '080816', '2')).toEqual(notStaying)
    })

    it('activates once, however many ask at once or again, and tells each the same', async () => {
      const replies = await Promise.all(Array.from({ length: 8 }, () => activate('900011', '许', '080816')))
      expect(replies).toEqual(replies.map(() => ({ ...done, updateLevelFlag: true })))
      expect(await activate('900011', '许', '080817'), 'with other data').toEqual(wrongData)
      expect(await orm().$count(guestActivations)).toBe(1)
    })

    it('needs login, and takes no longer name or id than the dialog (A5)', async () => {
      const payload = { userName: '许', idCard: '080816', merchantId: '1', themeType: '1' }
      const reply = await app.inject({ method: 'POST', url: contracts.equityUserLogin.path, payload })
      expect([reply.statusCode, reply.json().code]).toEqual([401, 'not-logged-in'])
      expect(await activate('900011', '许', '0808166')).toMatchObject({ status: 400, code: 'invalid-request' })
      expect(await activate('900011', '一二三四五六七八九', '080816')).toMatchObject({ status: 400 })
    })
  })
})
