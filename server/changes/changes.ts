import { sql } from 'drizzle-orm'
import { startInterval } from '../jobs/start-interval.ts'
import { throttled } from '../cache/throttled.ts'
import type { Orm } from '../db/open-database.ts'

/** What one process changes, and others keep in memory. */
const topics = ['clock', 'content', 'pages', 'stock'] as const
type Topic = (typeof topics)[number]

export interface Changes {
  /** Tells the others that this process changed it, and has written it down. */
  readonly tell: (topic: Topic) => void
  /** Told of what others changed. */
  readonly on: (topic: Topic, listener: () => void) => void
  readonly stop: () => void
}

/** The quick way to the others. What is lost on it is found in the database within a second. */
export interface Signal {
  readonly send: (text: string) => Promise<unknown>
  readonly listen: (hear: (text: string) => void) => void
  readonly close: () => void
}

/** A process that has the database for itself has nobody to tell. */
export const noChanges: Changes = { tell: () => undefined, on: () => undefined, stop: () => undefined }

interface Options {
  readonly db: Orm
  readonly signal: Signal
  readonly onError: (error: unknown) => void
  /** ms between two looks into the database. */
  readonly every?: number
}

const LOOK_EVERY = 1_000
/** ms within which many changes of one kind are told of once. */
const TELL_EVERY = 200

const nameOf = (topic: Topic) => `changed-${topic}`

/**
 * Makes the memories of all processes on one database agree. Each kind of change has a number in the database that every change raises: who
 * sees a higher one than it knows forgets what it keeps. A signal says so at once; each process looks by itself once a second, so that one
 * that is lost costs that second and no more.
 */
export async function openChanges({ db, signal, onError, every = LOOK_EVERY }: Options): Promise<Changes> {
  const known = new Map<Topic, number>(await readNumbers(db))
  const listeners = new Map<Topic, (() => void)[]>()
  /** @param own how many of the numbers up to this one are this process's */
  const learn = (topic: Topic, number: number, own = 0) => {
    const before = known.get(topic) ?? 0
    if (number <= before) return
    known.set(topic, number)
    if (number - before > own) for (const listener of listeners.get(topic) ?? []) listener()
  }
  let isStopped = false
  const tell = async (topic: Topic) => {
    if (isStopped) return
    const number = await raise(db, topic)
    learn(topic, number, 1)
    await signal.send(`${topic} ${number}`)
  }
  const tellers = new Map(
    topics.map((topic) => [topic, throttled(() => void tell(topic).catch(onError), TELL_EVERY)] as const),
  )
  signal.listen((text) => {
    const [name, number] = text.split(' ')
    const topic = topics.find((one) => one === name)
    if (topic && Number.isSafeInteger(Number(number))) learn(topic, Number(number))
  })
  const look = async () => {
    for (const [topic, number] of await readNumbers(db)) learn(topic, number)
  }
  const looks = startInterval(every, look, onError)
  return {
    tell: (topic) => tellers.get(topic)?.(),
    on: (topic, listener) => void listeners.set(topic, [...(listeners.get(topic) ?? []), listener]),
    stop() {
      isStopped = true
      looks.stop()
      signal.close()
    },
  }
}

async function readNumbers(db: Orm): Promise<[Topic, number][]> {
  const { rows } = await db.execute<{ name: string; value: string }>(
    sql`select name, value from server_settings where name like 'changed-%'`,
  )
  return topics.flatMap((topic) => {
    const found = rows.find(({ name }) => name === nameOf(topic))
    return found ? [[topic, Number(found.value)] as [Topic, number]] : []
  })
}

/** Raises the number of a kind of change; in the transaction that makes it, nobody misses it. */
export async function raise(db: Pick<Orm, 'execute'>, topic: Topic): Promise<number> {
  const { rows } = await db.execute<{ value: string }>(
    sql`insert into server_settings (name, value) values (${nameOf(topic)}, '1')
      on conflict (name) do update set value = (server_settings.value::bigint + 1)::text returning value`,
  )
  return Number(rows[0]?.value)
}
