import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import type { Activity } from '../../schemas/domain/activity.ts'
import { testApp, testPorts } from '../../tests/fixtures/app.ts'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { activities } from '../db/schema.ts'
import { sandboxContent } from '../../sandbox/content/index.ts'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const TODAY = '2026-11-21'
const content = sandboxContent(TODAY)

describeInSandbox('the calls of the home page', NOON, (opened) => {
  let app: FastifyInstance
  const sky = { fails: false }
  const clock = { time: NOON, now: () => clock.time, offset: () => 0 }
  beforeAll(async () => {
    const { database } = opened()
    const today = async () => {
      if (sky.fails) throw new Error('the weather service is away')
      return { status: 1, weather: '多云', temperature: 26, weatherIcon: 'cloudy' } as const
    }
    const ports = testPorts(database, { clock, weather: { today } })
    app = await testApp(database, { ports })
  })

  const get = async (url: string) => {
    const reply = await app.inject(url)
    return { status: reply.statusCode, ...reply.json() }
  }
  const schedule = async (startTime: string, endTime: string, more = {}) => {
    const payload = { merchantId: '1', startTime, endTime, ...more }
    const reply = await app.inject({ method: 'POST', url: contracts.activitySchedule.path, payload })
    return reply.json() as { code: string; list: Activity[] }
  }
  const names = (list: readonly Activity[]) => list.map((one) => one.activityName)

  /** Holds an activity on one more day. */
  async function copyActivity(id: string, date: string) {
    const { orm } = opened().database
    const [row] = await orm.select().from(activities).where(eq(activities.id, id))
    await orm.insert(activities).values({ ...row!, date })
  }

  describe('activitySchedule (A7)', () => {
    it("gives a day's activities whole, in the order in which they begin", async () => {
      const { code, list } = await schedule(`${TODAY} 00:00:00`, `${TODAY} 23:59:59`, {
        unloading: true,
        memberId: '1',
      })
      expect(code).toBe('0')
      expect(list).toEqual(content.activities.filter((one) => one.date === TODAY))
    })

    it('gives what still runs at the start and what begins until the end, to the minute', async () => {
      const { list } = await schedule(`${TODAY} 08:00:00`, `${TODAY} 14:00:00`)
      expect(names(list)).toEqual(['小船长的绳结课', '椰雕灯手作'])
      expect(names((await schedule(`${TODAY} 07:59:00`, `${TODAY} 13:59:00`)).list)).toEqual([
        '海边晨间瑜伽',
        '小船长的绳结课',
      ])
    })

    it('goes over several days', async () => {
      const { list } = await schedule(`${TODAY} 21:00:00`, '2026-11-22 07:00:00')
      expect(names(list)).toEqual(['沙滩电影夜', '观星课', '海岸晨跑五公里'])
    })

    it('gives cancelled ones with their status', async () => {
      const { list } = await schedule('2026-11-23 00:00:00', '2026-11-23 23:59:59')
      expect(names(list.filter((one) => one.status === 0))).toEqual(['湖上实景彩排'])
    })

    it('has none on a day without, and none of another merchant', async () => {
      expect(await schedule('2026-11-24 00:00:00', '2026-11-24 23:59:59')).toEqual({ code: '0', list: [] })
      const other = await schedule(`${TODAY} 00:00:00`, `${TODAY} 23:59:59`, { merchantId: '2' })
      expect(other.list).toEqual([])
    })
  })

  describe('activityDetail (A2)', () => {
    const path = contracts.activityDetail.path

    it('gives the activity of the date, or its nearest from today on', async () => {
      const tomorrow = content.activities.find((one) => one.date === '2026-11-22')
      const id = tomorrow?.activityId ?? ''
      await copyActivity(id, '2026-11-25')
      expect((await get(`${path}?activityId=${id}&date=2026-11-22`)).data).toEqual(tomorrow)
      expect((await get(`${path}?activityId=${id}`)).data).toEqual(tomorrow)
      clock.time = NOON + 2 * 86_400_000
      expect((await get(`${path}?activityId=${id}`)).data).toEqual({ ...tomorrow, date: '2026-11-25' })
      expect((await get(`${path}?activityId=${id}&date=2026-11-22`)).data).toEqual(tomorrow)
      clock.time = NOON
    })

    it('finds none on another date, and none that nobody knows', async () => {
      expect(await get(`${path}?activityId=101&date=2026-11-22`)).toMatchObject({ status: 404, code: 'not-found' })
      expect(await get(`${path}?activityId=none`)).toMatchObject({ status: 404, code: 'not-found' })
    })
  })

  it('dictionary: gives the words of a code in their order, and finds none for another code (A7)', async () => {
    const found = await get(`${contracts.dictionary.path}?code=MERCHANT_ACTIVITY_TYPE`)
    expect(found).toEqual({ status: 200, ...content.dictionaries[0] })
    expect(await get(`${contracts.dictionary.path}?code=NONE`)).toMatchObject({ status: 404, code: 'not-found' })
  })

  it('weather: gives what the weather service says, and status 0 when it fails (A8)', async () => {
    const reply = await app.inject(contracts.weather.path)
    expect(reply.json()).toEqual({ status: 1, weather: '多云', temperature: 26, weatherIcon: 'cloudy' })
    sky.fails = true
    const failed = await app.inject(contracts.weather.path)
    expect([failed.statusCode, failed.json().status]).toEqual([200, 0])
  })

  it('content: gives an article whole, and finds none of another id (A2)', async () => {
    const [first] = content.articles
    const url = contracts.content.path.replace(':contentid', String(first?.contentid))
    expect(await get(url)).toEqual({ status: 200, hasError: false, data: first })
    expect(await get(`${url}0`)).toMatchObject({ status: 404, code: 'not-found' })
  })

  it('poiList: gives the places of the merchant in order, all or of one type (A2)', async () => {
    const path = contracts.poiList.path
    expect((await get(`${path}?merchantId=1`)).data.list).toEqual(content.pois)
    expect((await get(`${path}?merchantId=1&poiType=`)).data.list).toHaveLength(content.pois.length)
    const dining = await get(`${path}?merchantId=1&poiType=${encodeURIComponent('餐饮')}`)
    expect(dining.data.list).toEqual(content.pois.filter((poi) => poi.poiType === '餐饮'))
    expect((await get(`${path}?merchantId=1&poiType=none`)).data.list).toEqual([])
    expect((await get(`${path}?merchantId=2`)).data.list).toEqual([])
  })

  it('poiDetail: gives one place, and finds none of another id (A2)', async () => {
    expect((await get(`${contracts.poiDetail.path}?poiId=50001`)).data).toEqual(content.pois[0])
    expect(await get(`${contracts.poiDetail.path}?poiId=1`)).toMatchObject({ status: 404, code: 'not-found' })
  })

  describe('customerService (A7)', () => {
    const of = (id: string) => get(contracts.customerService.path.replace(':companyId', id))

    it("gives the resort's phone and messaging (A9: company 560)", async () => {
      expect((await of('560')).data).toEqual({
        companyId: '560',
        companyName: '澜途度假',
        csCode: 'lantu-service',
        serviceMode: 1,
        mqAppKey: 'lantu-sandbox',
        mqUrl: '/sandbox/service',
        tel: '400-560-0560',
        telTip: '周一至周日 09:00~21:00',
        urlLogo: '/tc-fostay/media/bay-1',
      })
    })

    it('gives neither for a company without customer service (A6), and nothing for none', async () => {
      expect((await of('561')).data).toEqual({ companyId: '561', companyName: '云栖手作联盟', csCode: 'yunqi-craft' })
      expect(await of('999')).toMatchObject({ status: 404, code: 'not-found' })
    })
  })

  it('forwardUrl: says where a product is sold now, or nothing (B2)', async () => {
    const of = async (id: string) => (await get(contracts.forwardUrl.path.replace(':productId', id))).data
    expect(await of('650108')).toEqual({ forwardUrl: '/play/productDetail/310103' })
    expect(await of('650101')).toEqual({})
    expect(await of('none')).toEqual({})
  })
})
