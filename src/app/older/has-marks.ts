import type { HasMark } from '../../domain/visit/has-mark.ts'

const ATTRIBUTE = 'data-has'
/** What changes a state that selectors ask for and no attribute tells. */
const EVENTS = ['change', 'input', 'focusin', 'focusout', 'pointerdown', 'pointerup', 'pointercancel'] as const

/** Marks elements as `:has()` would match them, for a browser without it (Chrome 105, Safari 15.4). */
export function markHas(marks: readonly HasMark[]): void {
  if (CSS.supports('selector(:has(a))')) return
  // Chrome 86 and Safari 15.4 tell the focus of the keyboard from that of a finger.
  const known = CSS.supports('selector(:focus-visible)')
    ? marks
    : marks.map((mark) => ({ ...mark, has: mark.has.replace(':focus-visible', ':focus') }))
  let isDue = false
  const look = () => {
    isDue = false
    for (const mark of known) setMark(mark)
  }
  const soon = () => {
    if (isDue) return
    isDue = true
    requestAnimationFrame(look)
  }
  new MutationObserver(soon).observe(document.documentElement, { subtree: true, childList: true, attributes: true })
  for (const event of EVENTS) addEventListener(event, soon, { capture: true, passive: true })
  soon()
}

function setMark({ mark, of, has }: HasMark): void {
  for (const element of document.querySelectorAll(of)) {
    const words = (element.getAttribute(ATTRIBUTE) ?? '').split(' ').filter((word) => word !== '' && word !== mark)
    const next = (isHad(element, has) ? [...words, mark] : words).join(' ')
    if (next !== (element.getAttribute(ATTRIBUTE) ?? '')) element.setAttribute(ATTRIBUTE, next)
  }
}

/** `x:not(y *)`, which Chrome reads since 88: an x that is in no y. */
const OUTSIDE = /^(.*):not\((\S+) \*\)$/

/** `+ x`, or `+ x > y`: an x behind, with a y in it. */
const BEHIND = /^\+ (\S+)(?: (.+))?$/

function isHad(element: Element, has: string): boolean {
  const [, behind, inIt] = BEHIND.exec(has) ?? []
  if (behind !== undefined) {
    const next = element.nextElementSibling
    return !!next?.matches(behind) && (inIt === undefined || isHad(next, `:scope ${inIt}`))
  }
  const [, inside = has, around] = OUTSIDE.exec(has) ?? []
  return [...element.querySelectorAll(inside)].some((found) => around === undefined || !found.closest(around))
}
