import { useEffect, useRef } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import type { RoomListProps } from './props.schema.ts'

type State = RoomListProps['check'] | RoomListProps['order']

/** A8: with this code the rooms are loaded again. */
const STALE = '6010109'
/** A8: so long after it was told, in ms. */
const STALE_AFTER = 1500

/** Tells of each refusal once (A8), with 网络异常 where nobody said why. */
export function useRefusals(states: readonly State[], emit: WidgetTools['emit']): void {
  const [refusal] = states.filter((state) => state?.status === 'refused')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tell = useRef(emit)
  useEffect(() => {
    tell.current = emit
  })
  useEffect(() => {
    if (!refusal) return
    const { code = '', message } = refusal
    tell.current('refused', { code, message: message || '网络异常' })
    if (code !== STALE) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => tell.current('stale', {}), STALE_AFTER)
  }, [refusal])
  useEffect(() => () => clearTimeout(timer.current), [])
}
