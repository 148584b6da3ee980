import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { describeOnDatabases } from '../../tests/fixtures/databases.ts'
import { travellers } from './schema.ts'
import { storedShape, UnreadableJson } from './stored-json.ts'

interface Room {
  readonly beds: number
}

const shape = storedShape<Room>({
  name: 'rooms.body',
  version: 2,
  schema: {
    type: 'object',
    properties: { beds: { type: 'integer' } },
    required: ['beds'],
    additionalProperties: false,
  },
})

describe('stored JSON', () => {
  it('carries the version of its shape, which nobody who reads it has to know of', () => {
    expect(shape.write({ beds: 2 })).toEqual({ beds: 2, version: 2 })
    expect(shape.read(shape.write({ beds: 2 }))).toEqual({ beds: 2 })
    expect(shape.read('{"beds":2,"version":2}')).toEqual({ beds: 2 })
  })

  it('of before there were versions is of version 1', () => {
    const first = storedShape<Room>({ name: 'rooms.body', version: 1, schema: { type: 'object' } })
    expect(first.read({ beds: 2 })).toEqual({ beds: 2 })
    expect(() => shape.read({ beds: 2 })).toThrow('rooms.body has version 1, version 2 is known')
  })

  it('of an older version is read where nothing but what need not be there came after it', () => {
    const second = storedShape<Room>({ name: 'rooms.body', version: 2, since: 1, schema: { type: 'object' } })
    expect([second.read({ beds: 2 }), second.read({ beds: 2, version: 1 })]).toEqual([{ beds: 2 }, { beds: 2 }])
    expect(second.write({ beds: 2 })).toEqual({ beds: 2, version: 2 })
    for (const version of [0, 3, '1'])
      expect(() => second.read({ beds: 2, version })).toThrow(`version ${version}, version 2 is known`)
  })

  it.each([
    ['another version', { beds: 2, version: 3 }, 'rooms.body has version 3, version 2 is known'],
    ['another shape', { beds: 'two', version: 2 }, 'rooms.body/beds must be integer'],
    ['more than its shape has', { beds: 2, view: 'sea', version: 2 }, 'must NOT have additional properties'],
    ['no object', [2], 'rooms.body is no object'],
  ])('of %s is refused, and says what is wrong with which', (_what, stored, message) => {
    const read = () => shape.read(stored)
    expect(read).toThrow(UnreadableJson)
    expect(read).toThrow(message)
  })

  it('that could not be read again is not stored', () => {
    expect(() => shape.write({ beds: 1.5 })).toThrow("rooms.body can't be stored: rooms.body/beds must be integer")
  })
})

describeOnDatabases('a column of stored JSON', (opened) => {
  const db = () => opened().database.orm

  it('has the version inside, and gives the rest; a row of another version is refused when it is read', async () => {
    const row = { id: 't1', memberId: 'm1', createdAt: 1, body: { name: '林小满' } }
    await db().insert(travellers).values(row)
    const { rows } = await db().execute(sql`select body from travellers where id = 't1'`)
    expect(rows).toEqual([{ body: { name: '林小满', version: 1 } }])
    const read = () => db().select().from(travellers).where(eq(travellers.id, 't1'))
    expect(await read()).toEqual([row])
    await db().execute(sql`update travellers set body = body - 'version' where id = 't1'`)
    expect(await read(), 'written before there were versions').toEqual([row])
    await db().execute(sql`update travellers set body = body || '{"version": 2}' where id = 't1'`)
    await expect(read()).rejects.toThrow('travellers.body has version 2, version 1 is known')
  })
})
