/** A client of the one session, as the session sees it. */
interface SessionClient {
  /** Asks: whole messages, which the session answers as one. */
  readonly write: (bytes: Uint8Array) => void
  /** The client is gone: what it began is rolled back. */
  readonly end: () => void
}

interface ClientSide {
  readonly receive: (bytes: Uint8Array) => void
  /** It held the session for too long, and is nobody's client any more. */
  readonly drop: () => void
}

export interface SessionQueue {
  readonly connect: (side: ClientSide) => SessionClient
  /** The session's answer to what it was asked last. */
  readonly answered: (bytes: Uint8Array) => void
  readonly stop: () => void
}

interface Options {
  /** Each gets one answer. */
  readonly ask: (bytes: Uint8Array) => void
  /** Rolls back and forgets what a client left; gets no answer. */
  readonly reset: () => void
  /** ms that a client in a transaction may be silent while others wait. */
  readonly patience: number
}

interface Client extends ClientSide {
  isGone: boolean
}

interface Wish {
  readonly client: Client
  /** Nothing: the session is reset, because the client is gone. */
  readonly bytes?: Uint8Array
}

const [READY, IDLE] = [0x5a, 0x49]
/** ReadyForQuery: its letter, its length, how the session stands. */
const READY_LENGTH = 6

/** Whether an answer leaves the session in no transaction; one without ReadyForQuery is a part, and more is to come. */
const isFree = (bytes: Uint8Array): boolean =>
  bytes.length >= READY_LENGTH && bytes.at(-READY_LENGTH) === READY && bytes.at(-1) === IDLE

/**
 * Shares the embedded database's one session between several clients: each asks when nobody else is in a transaction, in the sequence in
 * which they came. What a client sets for its session is everybody's, and lasts until one of them goes: nobody may count on it.
 */
export function createSessionQueue({ ask, reset, patience }: Options): SessionQueue {
  const wishes: Wish[] = []
  /** Who is being answered, or is in a transaction. */
  let owner: Client | undefined
  let isAsked = false
  let timer: NodeJS.Timeout | undefined

  const next = () => {
    clearTimeout(timer)
    while (!isAsked) {
      const at = wishes.findIndex(({ client }) => owner === undefined || client === owner)
      const [wish] = at < 0 ? [] : wishes.splice(at, 1)
      if (!wish) return watchOwner()
      if (wish.bytes) {
        owner = wish.client
        isAsked = true
        ask(wish.bytes)
      } else {
        owner = undefined
        reset()
      }
    }
  }
  /** A client that begins a transaction and stops would stop all others: a server ends it too. */
  const watchOwner = () => {
    const silent = owner
    if (silent && wishes.length > 0) timer = setTimeout(() => leave(silent), patience).unref()
  }
  const leave = (client: Client) => {
    if (client.isGone) return
    client.isGone = true
    client.drop()
    for (const [at, wish] of [...wishes.entries()].toReversed()) if (wish.client === client) wishes.splice(at, 1)
    wishes.push({ client })
    next()
  }

  return {
    connect(side) {
      const client: Client = { ...side, isGone: false }
      return {
        write(bytes) {
          if (client.isGone) return
          wishes.push({ client, bytes })
          next()
        },
        end: () => leave(client),
      }
    },
    answered(bytes) {
      isAsked = false
      const client = owner
      if (isFree(bytes)) owner = undefined
      if (client?.isGone === false) client.receive(bytes)
      next()
    },
    stop: () => clearTimeout(timer),
  }
}
