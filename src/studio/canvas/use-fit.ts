import { type RefCallback, useCallback } from 'react'

/** How large a frame is shown, at most 1: all of its width is seen, however narrow the stage is. */
export const fitScale = (room: number, width: number): number => Math.min(1, room / width)

/**
 * Keeps a frame as wide as it is meant to be and shows it smaller where the stage is narrower: `--scale` on the element that holds it.
 * @param width CSS pixels of the frame with its border
 */
export function useFit(width: number): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      const stage = element?.parentElement
      if (!element || !stage) return undefined
      const fit = () => {
        const { paddingLeft, paddingRight } = getComputedStyle(stage)
        const room = stage.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
        element.style.setProperty('--scale', String(fitScale(room, width)))
      }
      fit()
      const observer = new ResizeObserver(fit)
      observer.observe(stage)
      return () => observer.disconnect()
    },
    [width],
  )
}
