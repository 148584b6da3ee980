import { Client, type Pool } from 'pg'
import type { Signal } from './changes.ts'

const CHANNEL = 'pagoda_changes'
interface Options {
  readonly connectionString: string
  readonly pool: Pool
  readonly onError: (error: unknown) => void
  /** ms before a connection that broke is made anew. */
  readonly pause?: number
}

/** LISTEN and NOTIFY: a connection of its own hears, the pool's tell. */
export function postgresSignal({ connectionString, pool, onError, pause = 1_000 }: Options): Signal {
  let hear: (text: string) => void = () => undefined
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const again = (broken: Client) => {
    if (isClosed || client !== broken) return
    client = undefined
    timer = setTimeout(connect, pause).unref()
  }
  const connect = () => {
    const made = new Client({ connectionString, keepAlive: true, application_name: 'pagoda changes' })
    client = made
    made.on('notification', ({ payload = '' }) => hear(payload))
    made.on('error', (error) => {
      onError(error)
      again(made)
    })
    made.on('end', () => again(made))
    made
      .connect()
      .then(() => made.query(`listen ${CHANNEL}`))
      .catch((error: unknown) => {
        onError(error)
        made.end().catch(onError)
        again(made)
      })
  }
  return {
    send: (text) => pool.query('select pg_notify($1, $2)', [CHANNEL, text]),
    listen(listener) {
      hear = listener
      connect()
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      client?.end().catch(onError)
    },
  }
}
