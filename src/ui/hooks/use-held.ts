import { useEffect, useState, type RefObject } from 'react'

/** What holds an element: each of them alone. */
const none = { mouse: false, finger: false, focus: false }

/**
 * A mouse rests on the element, a finger lies on it, or something in it has the focus: whatever moves by itself waits (WCAG 2.2.2). A finger
 * that begins to scroll the page holds it no longer.
 */
export function useHeld(target: RefObject<HTMLElement | null>): boolean {
  const [holds, setHolds] = useState(none)
  useEffect(() => {
    const element = target.current
    if (!element) return undefined
    const gone = new AbortController()
    const options = { signal: gone.signal, passive: true }
    const set = (next: Partial<typeof none>) => setHolds((now) => ({ ...now, ...next }))
    const isMouse = (event: PointerEvent) => event.pointerType === 'mouse'
    // A finger enters too, but never leaves: it would hold for good.
    element.addEventListener('pointerenter', (event) => isMouse(event) && set({ mouse: true }), options)
    element.addEventListener('pointerleave', () => set({ mouse: false }), options)
    element.addEventListener('pointerdown', (event) => !isMouse(event) && set({ finger: true }), options)
    // Wherever it is lifted: it may have slid off the element.
    for (const end of ['pointerup', 'pointercancel'] as const)
      addEventListener(end, (event) => !isMouse(event) && set({ finger: false }), options)
    element.addEventListener('focusin', () => set({ focus: true }), options)
    element.addEventListener('focusout', () => set({ focus: false }), options)
    return () => gone.abort()
  }, [target])
  return holds.mouse || holds.finger || holds.focus
}
