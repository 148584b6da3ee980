import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Passenger } from '../../schemas/domain/traveller.ts'
import { TEST_SECRET } from '../../tests/fixtures/app.ts'
import { describeInSandbox } from '../../tests/fixtures/databases.ts'
import { NOON } from '../../tests/fixtures/sandbox-mall.ts'
import { changeTraveller, forgetTraveller, keepTraveller, readTravellers } from '../orders/traveller-book.ts'
import { readOrder } from '../orders/read-order.ts'
import { sealStoredDocuments } from './seal-stored.ts'
import { documentSeal } from './sealed-numbers.ts'

const NEXT_SECRET = 'the next secret, long enough as well'
const MEMBER = '900003'
/** Of orders and of travellers of the sandbox, whose rows are filled as every version before wrote them: in plain text. */
const NUMBERS = ['460101199001010011', 'E12345678', '460101201805060033', '440524188001010014', '110101201506010010']

describeInSandbox('numbers of travellers’ documents', NOON, (opened) => {
  const db = () => opened().database.orm
  const seal = documentSeal({ secret: TEST_SECRET })
  const book = () => ({ db: db(), seal })
  const stored = async (): Promise<string> => {
    const { rows } = await db().execute<{ text: string }>(sql`
      select string_agg(text, ' ') as text from (select o::text as text from orders o union all
        select t::text from travellers t union all select s::text from sealed_documents s) all_rows`)
    return rows[0]?.text ?? ''
  }
  const inPlain = async () => {
    const text = await stored()
    return NUMBERS.filter((number) => text.includes(number))
  }
  const ownNumbers = async (by = seal) =>
    (await readTravellers({ db: db(), seal: by }, MEMBER)).map(({ documentNo }) => documentNo ?? '').toSorted()

  it('that stand in plain text are sealed at the start, once', async () => {
    const before = await ownNumbers()
    expect(await inPlain()).toEqual(NUMBERS)
    expect(await sealStoredDocuments(db(), seal)).toBeGreaterThan(4)
    expect(await inPlain()).toEqual([])
    const after = await stored()
    expect(await sealStoredDocuments(db(), seal)).toBe(0)
    expect(await stored()).toBe(after)
    expect(await ownNumbers(), 'their member has them as before').toEqual(before)
  })

  it('are masked in an order, whoever reads it', async () => {
    const order = await readOrder(db(), '90000311', MEMBER, NOON)
    const shown = order?.passengers.map(({ documentNo }) => documentNo)
    expect(shown).toEqual(['460***********0011', 'E12****78'])
  })

  it('are sealed as they are kept, changed and forgotten', async () => {
    const traveller: Passenger = {
      ...{ name: '林小满', documentType: 1, documentNo: '11010519491231002X' },
      otherDocuments: [{ documentType: 2, documentNo: 'E76543210' }],
    }
    const id = (await keepTraveller(book(), 'm1', traveller, NOON)) ?? ''
    expect(await readTravellers(book(), 'm1')).toEqual([{ id, ...traveller }])
    expect(await stored()).not.toMatch(/11010519491231002X|E76543210/)
    const changed = { ...traveller, documentNo: '110101201506010010', otherDocuments: [] }
    expect(await changeTraveller(book(), 'm1', id, changed)).toBe(true)
    expect(await changeTraveller(book(), 'm2', id, traveller), 'by a stranger').toBe(false)
    expect(await readTravellers(book(), 'm1')).toEqual([{ id, ...changed }])
    expect(await changeTraveller(book(), 'm1', id, { name: '林小满' })).toBe(true)
    expect(await readTravellers(book(), 'm1'), 'without any').toEqual([{ id, name: '林小满' }])
    await changeTraveller(book(), 'm1', id, traveller)
    await forgetTraveller(db(), 'm1', id)
    const { rows } = await db().execute(sql`select 1 from sealed_documents where member_id = 'm1'`)
    expect(rows).toEqual([])
  })

  it('are sealed anew when the secret is another, and typed anew when none that is known opens them', async () => {
    const before = await ownNumbers()
    const next = documentSeal({ secret: NEXT_SECRET, previousSecret: TEST_SECRET })
    expect(await sealStoredDocuments(db(), next)).toBeGreaterThan(4)
    expect(await sealStoredDocuments(db(), next)).toBe(0)
    expect(await ownNumbers(documentSeal({ secret: NEXT_SECRET }))).toEqual(before)
    expect(await ownNumbers(documentSeal({ secret: TEST_SECRET }))).toEqual(before.map(() => ''))
  })

  it('are opened for nobody else, also where a row was moved', async () => {
    await sealStoredDocuments(db(), documentSeal({ secret: TEST_SECRET, previousSecret: NEXT_SECRET }))
    await db().execute(sql`update travellers set member_id = 'm3' where member_id = ${MEMBER}`)
    expect((await readTravellers(book(), 'm3')).map(({ documentNo }) => documentNo)).toEqual(
      (await readTravellers(book(), 'm3')).map(() => undefined),
    )
  })
})
