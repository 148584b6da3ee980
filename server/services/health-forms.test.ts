import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { contracts } from '../../schemas/api/contracts.ts'
import { TEST_SECRET } from '../../tests/fixtures/app.ts'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { NOON, sandboxMall } from '../../tests/fixtures/sandbox-mall.ts'
import { healthForms } from '../db/schema.ts'
import { openText } from '../session/sealed-text.ts'
import { forgetDocuments, reviewHealthForm } from './health-forms.ts'

const [GOLD, BLACK, DIAMOND, STRANGER] = ['900003', '900006', '900005', '900001']
const NUMBER = '440524188001010014'
const DAY = 86_400_000

type Replied = { readonly code?: string; readonly data: Readonly<Record<string, unknown>> }

describeInSandbox('a health form and the wishes of a stay', NOON, (opened) => {
  const { db, call, clock } = sandboxMall(opened)
  const post = async (name: 'saveHealthForm' | 'saveStayWishes', payload: object, member = GOLD) =>
    (await call({ method: 'POST', url: contracts[name].path, payload, member })).json<Replied>()
  const form = async (code: string, member = GOLD) =>
    (await call({ method: 'GET', url: `/online/capi/health/form/${code}`, member })).json<Replied>()
  const values = {
    ...{ name: '顾长风', phone: '13800000003', document: NUMBER, from: '广州', visitDay: '2026-11-22' },
    answers: { fever: false, contact: true },
  }
  const island = (more: object = {}) => ({
    locationCode: 'lanwan-island',
    consent: true,
    values: { ...values, ...more },
  })
  const sealed = async (member: string) => {
    const [row] = await db().select().from(healthForms).where(eq(healthForms.memberId, member))
    return row
  }

  it('is there for places that ask for one, with what each asks', async () => {
    expect((await form('nowhere')).code).toBe('not-found')
    expect((await form('lanwan-island')).data).toMatchObject({ place: { name: '澜湾岛' }, today: '2026-11-20' })
    expect((await form('luming-mountain')).data['sent']).toMatchObject({ state: 'waiting', canEdit: true })
  })

  it('is sent once by two taps, whole, and with consent', async () => {
    expect((await post('saveHealthForm', island({ phone: '1' }), STRANGER)).code).toBe('health-incomplete')
    expect((await post('saveHealthForm', island({ document: '' }), STRANGER)).code).toBe('health-incomplete')
    expect((await post('saveHealthForm', { ...island(), consent: false }, STRANGER)).code).toBe('health-consent')
    const sent = await Promise.all([1, 2].map(() => post('saveHealthForm', island(), STRANGER)))
    expect(new Set(sent.map(({ data }) => data['id'])).size).toBe(1)
  })

  it('keeps the document sealed in the database, for its own row, and masked on the page', async () => {
    const row = await sealed(STRANGER)
    expect(JSON.stringify(row)).not.toContain(NUMBER)
    const open = (owner: string) => openText(row?.sealedDocument ?? '', owner, { secret: TEST_SECRET })
    expect(open(`health form ${STRANGER} lanwan-island`)).toBe(NUMBER)
    expect(open(`health form ${GOLD} lanwan-island`)).toBeUndefined()
    const reply = await form('lanwan-island', STRANGER)
    expect(JSON.stringify(reply)).not.toContain(NUMBER)
    expect(reply.data['sent']).toMatchObject({ documentMask: '440***********0014', answers: { contact: true } })
    expect((await form('lanwan-island', BLACK)).data['sent']).toBeUndefined()
  })

  it('is changed while nobody approved it, also without the document typed again', async () => {
    expect((await post('saveHealthForm', island({ document: '', from: '深圳' }), STRANGER)).code).toBeUndefined()
    const row = await sealed(STRANGER)
    expect(row?.body.from).toBe('深圳')
    expect(row?.sealedDocument).toBeTruthy()
    expect(await reviewHealthForm(db(), row?.id ?? '', { isGood: true, note: '' }, NOON)).toBe(true)
    expect((await post('saveHealthForm', island(), STRANGER)).code).toBe('health-approved')
    expect(await reviewHealthForm(db(), row?.id ?? '', { isGood: false, note: '再看看' }, NOON)).toBe(false)
  })

  it('that came back says why, and waits again once it is changed', async () => {
    const mountain = {
      ...{ locationCode: 'luming-mountain', consent: true },
      values: { ...values, answers: { heart: true, altitude: false } },
    }
    expect((await form('luming-mountain', DIAMOND)).data['sent']).toMatchObject({
      ...{ state: 'returned', note: '有高血压的客人请带近三个月的体检报告' },
    })
    expect((await post('saveHealthForm', mountain, DIAMOND)).code).toBeUndefined()
    expect((await form('luming-mountain', DIAMOND)).data['sent']).toMatchObject({ state: 'waiting' })
  })

  it('is filled in anew for the next visit, and its document forgotten a month after', async () => {
    clock.time = NOON + 3 * DAY
    expect((await form('lanwan-island', STRANGER)).data['sent']).toBeUndefined()
    expect((await post('saveHealthForm', island({ visitDay: '2026-11-24', document: '' }), STRANGER)).code).toBe(
      'health-incomplete',
    )
    expect((await post('saveHealthForm', island({ visitDay: '2026-11-24' }), STRANGER)).code).toBeUndefined()
    clock.time = NOON
    await forgetDocuments(db(), NOON + 34 * DAY)
    expect((await sealed(STRANGER))?.sealedDocument).toBeTruthy()
    await forgetDocuments(db(), NOON + 35 * DAY)
    expect((await sealed(STRANGER))?.sealedDocument).toBeNull()
  })

  const wishes = { arrival: '18:00–21:00', babyCots: 2, highFloor: false, quietRoom: true, remark: '晚到' }
  const stays = async (member: string) =>
    (await call({ method: 'GET', url: contracts.comingStay.path, member })).json<Replied>().data[
      'stays'
    ] as Replied['data'][]

  it('are kept for a stay of one’s own that is not over, and read by nobody else', async () => {
    const keep = (orderId: string, member = GOLD) => post('saveStayWishes', { orderId, wishes }, member)
    expect((await keep('90000324', STRANGER)).code).toBe('not-found')
    expect((await keep('90000323')).code, 'a ticket is no stay').toBe('not-found')
    expect((await keep('90000342')).code).toBeUndefined()
    const own = await stays(GOLD)
    expect(own[0]).toMatchObject({ orderId: '90000342', isInHouse: true, wishes })
    expect(own.map(({ orderId }) => orderId)).toContain('90000324')
    expect(await stays(STRANGER)).toEqual([])
  })
})
