import type { TappedLevel } from '../../studio/canvas/protocol.ts'

/** Of a long text so many letters say which it is. */
const MOST_LETTERS = 400
const MOST_LEVELS = 8
const MOST_PICTURES = 12

const pictureOf = (element: Element): string => new URL(element.getAttribute('src') ?? '', location.href).pathname

/** What an element shows: its words, and its pictures by the paths of their files. */
function levelOf(element: Element): TappedLevel {
  const inside = [...element.querySelectorAll('img[src]')]
  const pictures = element.matches('img[src]') ? [element, ...inside] : inside
  return {
    text: (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, MOST_LETTERS),
    pictures: pictures.slice(0, MOST_PICTURES).map(pictureOf),
  }
}

/** What a tapped element shows, and each one around it up to its block: of which entry it is, is known by that. */
export function tappedLevels(target: EventTarget | null): readonly TappedLevel[] {
  const levels: TappedLevel[] = []
  const block = target instanceof Element ? target.closest('[data-block]') : null
  for (let one = block && (target as Element); one && levels.length < MOST_LEVELS; one = one.parentElement) {
    levels.push(levelOf(one))
    if (one === block) break
  }
  return levels
}
