import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { CanvasPageBody, CanvasPageReply } from '../../../schemas/studio/canvas.ts'
import { useReturns } from '../session/returns.ts'
import { type CanvasPage, type FromFrame, opened, sealed, type ToFrame, type TypedBlock } from './protocol.ts'
import { tellAtOnce } from './tell-at-once.ts'
import { createTypedSender } from './typed-blocks.ts'

/** ms without typing after which the server makes the page of what was typed. */
const SETTLE = 150

export interface CanvasState {
  /** How many frames said that they are ready: another address is another frame, which knows nothing yet. 0: none is. */
  readonly frames: number
  /** The frame shows an older text than the form. */
  readonly isBehind: boolean
  /** Of the last answer. */
  readonly reply?: CanvasPageReply
  /** What the server could not be asked. */
  readonly failed?: string
}

interface UseCanvas {
  readonly frame: RefObject<HTMLIFrameElement | null>
  /** Gives the draft as it is asked for: a large page is not printed before nobody types. Another function is another draft. */
  readonly draft: () => CanvasPageBody
  /** The blocks of the draft; undefined while its text is no page. */
  readonly blocks: readonly TypedBlock[] | undefined
  readonly ask: (draft: CanvasPageBody, signal: AbortSignal) => Promise<CanvasPageReply>
  readonly hear: (message: FromFrame) => void
}

/** Keeps the frame at the draft: what is typed is shown at once, and the server's page of it when nobody types. */
export function useCanvas({ frame, draft, blocks, ask, hear }: UseCanvas): CanvasState & {
  readonly send: (message: ToFrame) => void
} {
  const [frames, setFrames] = useState(0)
  const [answer, setAnswer] = useState<{ readonly draft: () => CanvasPageBody; readonly reply: CanvasPageReply }>()
  const [failed, setFailed] = useState<string>()
  const returns = useReturns()
  const turn = useRef(0)
  const heard = useRef(hear)
  useEffect(() => {
    heard.current = hear
  })

  const send = useCallback(
    (message: ToFrame) => frame.current?.contentWindow?.postMessage(sealed(message), location.origin),
    [frame],
  )
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const source = frame.current?.contentWindow ?? null
      const message = opened(event, { origin: location.origin, source }) as FromFrame | undefined
      if (message?.type === 'ready') setFrames((before) => before + 1)
      if (message) heard.current(message)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [frame])

  const sender = useMemo(() => ({ frames, changed: createTypedSender() }), [frames])
  useEffect(() => {
    turn.current += 1
    if (sender.frames > 0 && blocks && frame.current)
      tellAtOnce(frame.current, { type: 'typed', turn: turn.current, ...sender.changed(blocks) })
  }, [sender, blocks, frame])

  useEffect(() => {
    const end = new AbortController()
    const made = async () => {
      const asked = (turn.current += 1)
      try {
        const reply = await ask(draft(), end.signal)
        if (end.signal.aborted) return
        setFailed(undefined)
        setAnswer({ draft, reply })
        if (reply.page) send({ type: 'show', turn: asked, page: reply.page as unknown as CanvasPage })
      } catch (error) {
        if (!end.signal.aborted) setFailed(error instanceof Error ? error.message : String(error))
      }
    }
    const timer = frames > 0 ? setTimeout(() => void made(), SETTLE) : undefined
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [frames, draft, ask, send, returns])

  return { frames, isBehind: answer?.draft !== draft, reply: answer?.reply, failed, send }
}
