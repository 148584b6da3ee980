import { useEffect } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { onFirstTouch } from '../../src/ui/first-touch/index.ts'
import { shopDay } from '../../src/domain/dates.ts'

/** A page that nobody touches gets the ad after this time. */
const PATIENCE = 8000
/** A tap or a flick is over by then: what opens under a finger would take its click. */
const GESTURE = 600
/** Whoever scrolled further than this reads, and is not disturbed. */
const READ = 200

interface OncePerDay extends Pick<WidgetTools, 'memory' | 'now'> {
  readonly isWanted: boolean
  readonly open: () => void
}

/** Keeps the day on the device: today's ad was seen. */
export const rememberToday = ({ memory, now }: Pick<WidgetTools, 'memory' | 'now'>): void =>
  memory.set('day', shopDay(now()))

/**
 * Opens once per device and day of the shop (A4): soon after the first touch, or after a while; not over another dialog, and not over what
 * is being read.
 */
export function useOncePerDay({ isWanted, memory, now, open }: OncePerDay): void {
  useEffect(() => {
    const today = shopDay(now())
    if (!isWanted || memory.get('day') === today) return undefined
    let timer = setTimeout(tryOpen, PATIENCE)
    let stop = onFirstTouch(soon)
    function soon() {
      clearTimeout(timer)
      timer = setTimeout(tryOpen, GESTURE)
    }
    function tryOpen() {
      stop()
      if (scrollY > READ || document.querySelector('dialog[open]')) {
        stop = onFirstTouch(soon)
        return
      }
      open()
    }
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isWanted, memory, now, open])
}
