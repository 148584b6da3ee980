import type { WebSocket } from 'undici'

/** What a browser answers to a call of its DevTools protocol. */
interface Reply {
  readonly id?: number
  readonly method?: string
  readonly sessionId?: string
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** A browser that is spoken to. */
export interface Devtools {
  /** @throws an error with the browser's sentence */
  readonly send: <Result>(method: string, params?: object, sessionId?: string) => Promise<Result>
  /** Settles when something happens, as Page.loadEventFired. */
  readonly once: (event: string, sessionId: string) => Promise<void>
}

/** Speaks to a browser by its socket. */
export function devtools(socket: WebSocket): Devtools {
  const waiting = new Map<number, { done: (result: unknown) => void; failed: (error: Error) => void }>()
  const listening = new Map<string, () => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, method, sessionId, result, error } = JSON.parse(String(data)) as Reply
    if (id === undefined) return listening.get(`${sessionId} ${method}`)?.()
    const { done, failed } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (error) failed?.(new Error(error.message))
    else done?.(result)
  })
  socket.addEventListener('close', () => {
    for (const { failed } of waiting.values()) failed(new Error('the browser has gone'))
  })
  return {
    send: <Result>(method: string, params: object = {}, sessionId?: string) =>
      new Promise<Result>((done, failed) => {
        last += 1
        waiting.set(last, { done: (result) => done(result as Result), failed })
        socket.send(JSON.stringify({ id: last, method, params, ...(sessionId !== undefined && { sessionId }) }))
      }),
    once: (event, sessionId) => new Promise((done) => listening.set(`${sessionId} ${event}`, done)),
  }
}
