import { useEffect, useState, type RefObject } from 'react'

/** A mouse rests on the element, or something in it has the focus: whatever moves by itself waits (WCAG 2.2.2). */
export function useHeld(target: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    const element = target.current
    if (!element) return undefined
    const hold = () => setHeld(true)
    const release = () => setHeld(false)
    // A finger enters too, but never leaves: it would hold for good.
    const enter = (event: PointerEvent) => event.pointerType === 'mouse' && hold()
    element.addEventListener('pointerenter', enter)
    element.addEventListener('pointerleave', release)
    element.addEventListener('focusin', hold)
    element.addEventListener('focusout', release)
    return () => {
      element.removeEventListener('pointerenter', enter)
      element.removeEventListener('pointerleave', release)
      element.removeEventListener('focusin', hold)
      element.removeEventListener('focusout', release)
    }
  }, [target])
  return isHeld
}
