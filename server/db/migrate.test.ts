import { createServer } from 'node:net'
import { Pool } from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { firstClient } from './migrate.ts'

/** Takes connections, and never says anything on the first ones. */
describe('the first connection to a database', () => {
  let asked = 0
  const server = createServer((socket) => {
    asked += 1
    socket.on('error', () => {})
    // What a server that needs no password says: it is ready.
    if (asked > 2) socket.once('data', () => socket.write(Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1')))
  })
  afterAll(() => server.close())
  const poolOf = (connectionTimeoutMillis: number) => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    return new Pool({ host: '127.0.0.1', port, user: 'nobody', connectionTimeoutMillis })
  }

  it('is asked for again when it took too long', async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const pool = poolOf(200)
    const client = await firstClient(pool)
    expect(asked).toBe(3)
    client.release(true)
    await pool.end()
  })

  it('is not asked for again where there is nobody', async () => {
    let tries = 0
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const nobody = () => {
      tries += 1
      return Promise.reject(refused)
    }
    await expect(firstClient({ connect: nobody })).rejects.toBe(refused)
    expect(tries).toBe(1)
  })
})
