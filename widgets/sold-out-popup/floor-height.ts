/** Pixels at the foot of the screen that may still belong to what is fixed there: safe areas, rounded edges. */
const SLACK = 2

/**
 * The height of what is fixed at the bottom of the page, in px, but for the element itself; 0 when nothing is. What covers half of the
 * screen is no bar.
 */
export function floorHeight(self: Element): number {
  const heights = [...document.querySelectorAll('[data-block] *')]
    .filter((element) => !self.contains(element) && isFixed(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ bottom, width, top }) => bottom >= innerHeight - SLACK && top < innerHeight && width > innerWidth / 2)
    .map(({ top }) => innerHeight - top)
    .filter((height) => height < innerHeight / 2)
  return Math.max(0, ...heights)
}

function isFixed(element: Element): boolean {
  const { position } = getComputedStyle(element)
  return position === 'fixed' || position === 'sticky'
}
