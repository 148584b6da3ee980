import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migratedFolder, openFrom } from '../../../tests/fixtures/databases.ts'
import { type Database, openDatabase } from '../open-database.ts'
import { createSessionQueue } from './session-queue.ts'
import { createWireUnits } from './wire-units.ts'

let dataDir: string
let owner: Database
const others: Database[] = []
const fail = (error: Error) => {
  throw error
}
const other = async () => {
  const database = await openDatabase({ dataDir, isShared: true, onDeath: fail, onBrokenConnection: () => undefined })
  others.push(database)
  return database
}

beforeAll(async () => {
  dataDir = await migratedFolder()
  owner = await openFrom({ dataDir })
  await owner.share?.()
  await owner.pool.query('create table counted (name text primary key, number int not null)')
})
afterAll(async () => {
  await Promise.all(others.map((database) => database.close()))
  await owner.close()
  rmSync(dataDir, { recursive: true, force: true })
})

describe('the embedded database, shared by its owner', () => {
  it('is open to nobody but the user who runs the shop', () => {
    expect(statSync(join(dataDir, 'database.sock')).mode & 0o777).toBe(0o600)
  })

  it('answers each process what it asked, also large and many at once', async () => {
    const [one, two] = [await other(), await other()]
    const asked = [owner, one, two].flatMap((database, at) =>
      Array.from({ length: 30 }, async (_, number) => {
        const { rows } = await database.pool.query('select $1::int as number, repeat($2, 20000) as text', [
          at * 100 + number,
          String(at),
        ])
        return rows[0].number === at * 100 + number && rows[0].text === String(at).repeat(20_000)
      }),
    )
    expect(new Set(await Promise.all(asked))).toEqual(new Set([true]))
  })

  it('takes large values, which come in many pieces', async () => {
    const { pool } = await other()
    const text = '澜'.repeat(400_000)
    const { rows } = await pool.query('select length($1::text) as length', [text])
    expect(rows).toEqual([{ length: 400_000 }])
  })

  it('leaves a transaction to who began it: nobody reads what is not committed, or is lost between two', async () => {
    const [one, two] = [await other(), await other()]
    await owner.pool.query(`insert into counted values ('sales', 0)`)
    const sell = async ({ pool }: Database) => {
      const client = await pool.connect()
      await client.query('begin')
      const { rows } = await client.query(`select number from counted where name = 'sales'`)
      await client.query(`update counted set number = $1 where name = 'sales'`, [rows[0].number + 1])
      await client.query('commit')
      client.release()
    }
    await Promise.all([owner, one, two].flatMap((database) => Array.from({ length: 20 }, () => sell(database))))
    const { rows } = await two.pool.query(`select number from counted where name = 'sales'`)
    expect(rows).toEqual([{ number: 60 }])
  })

  it('rolls back what a process began that is gone, and goes on', async () => {
    const gone = await other()
    const client = await gone.pool.connect()
    client.on('error', () => undefined)
    await client.query('begin')
    await client.query(`insert into counted values ('lost', 1)`)
    const waiting = owner.pool.query(`select * from counted where name = 'lost'`)
    client.release(new Error('gone'))
    expect((await waiting).rows).toEqual([])
  })

  it('answers a mistake to who made it, and goes on', async () => {
    const { pool } = await other()
    await expect(pool.query('select nothing from nowhere')).rejects.toThrow('nowhere')
    await expect(pool.query('selct')).rejects.toThrow('syntax')
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })
})

describe('the queue of the one session', () => {
  const idle = Uint8Array.from([0x5a, 0, 0, 0, 5, 0x49])
  const inTransaction = Uint8Array.from([0x5a, 0, 0, 0, 5, 0x54])
  const bytes = (text: string) => new TextEncoder().encode(text)

  function session(patience = 60_000) {
    const asked: string[] = []
    const queue = createSessionQueue({
      ask: (unit) => asked.push(new TextDecoder().decode(unit)),
      reset: () => asked.push('reset'),
      patience,
    })
    const dropped: string[] = []
    const client = (name: string) => queue.connect({ receive: () => undefined, drop: () => dropped.push(name) })
    return { queue, asked, dropped, client }
  }

  it('lets others ask when a transaction is over, in the sequence in which they came', () => {
    const { queue, asked, client } = session()
    const [a, b, c] = [client('a'), client('b'), client('c')]
    a.write(bytes('a1'))
    c.write(bytes('c1'))
    b.write(bytes('b1'))
    queue.answered(inTransaction)
    a.write(bytes('a2'))
    queue.answered(idle)
    queue.answered(idle)
    queue.answered(idle)
    expect(asked).toEqual(['a1', 'a2', 'c1', 'b1'])
  })

  it('resets the session for who comes after one that went in a transaction, and asks nothing more of it', () => {
    const { queue, asked, client } = session()
    const [a, b] = [client('a'), client('b')]
    a.write(bytes('a1'))
    a.write(bytes('a2'))
    b.write(bytes('b1'))
    a.end()
    queue.answered(inTransaction)
    expect(asked).toEqual(['a1', 'reset', 'b1'])
  })

  it('ends who is silent in a transaction while another waits', async () => {
    const { queue, asked, dropped, client } = session(10)
    const [a, b] = [client('a'), client('b')]
    a.write(bytes('a1'))
    queue.answered(inTransaction)
    b.write(bytes('b1'))
    await expect.poll(() => asked).toEqual(['a1', 'reset', 'b1'])
    expect(dropped).toEqual(['a'])
  })
})

describe('what comes from a socket', () => {
  const message = (letter: string, body: string) => {
    const head = Buffer.alloc(5)
    head.write(letter, 0)
    head.writeUInt32BE(4 + body.length, 1)
    return Buffer.concat([head, Buffer.from(body)])
  }
  const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0])
  const asked = [
    message('P', 'select'),
    message('B', 'x'),
    message('S', ''),
    message('Q', 'select 1'),
    message('X', ''),
  ]
  const wanted = [startup, Buffer.concat(asked.slice(0, 3)), ...asked.slice(3)]

  it.each([1, 2, 7, 1000])('is cut into what is answered as one, whatever pieces of %i bytes it comes in', (size) => {
    const units = createWireUnits()
    const all = Buffer.concat([startup, ...asked])
    const pieces = Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
      all.subarray(at * size, (at + 1) * size),
    )
    expect(pieces.flatMap((piece) => units.take(piece)).map(String)).toEqual(wanted.map(String))
  })
})
