import type { DropPlace, Point } from '../../studio/canvas/protocol.ts'
import { emptyPlaceAt } from './empty-place.tsx'
import css from './selection-layer.css?inline'

/** Lines over the page: what is selected, what is under the pointer, what has a problem or is another, where something would be put. */
export interface SelectionLayer {
  /** @param scroll how the first one that is on the page is brought into view; absent: it stays where it is */
  readonly select: (ids: readonly string[], scroll?: 'smooth' | 'instant') => void
  readonly mark: (ids: readonly string[], isChange?: boolean) => void
  readonly hover: (id: string | undefined) => void
  /** Shows where a thing dragged to that point would be put; null: nothing is dragged. */
  readonly drag: (point: Point | null) => DropPlace | undefined
  /** The page moved or is another: the lines follow in the next frame. */
  readonly place: () => void
}

type Kind = 'selected' | 'hovered' | 'marked' | 'changed'

/** The element of a block that is on the page; a block that shows nothing has none. */
const blockElement = (id: string): HTMLElement | null => document.querySelector(`[data-block="${CSS.escape(id)}"]`)

const firstOnPage = (ids: readonly string[]) => ids.map(blockElement).find((element) => element !== null)

/** The block at a point of the page, and the one in whose slot it stands: the innermost first. */
export const blockAt = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-block]')?.dataset.block ?? undefined) : undefined

/** The element that holds the lines, over everything of the page and read by nobody. */
function addLayer(): HTMLElement {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const layer = document.createElement('div')
  layer.className = 'canvas-layer'
  layer.setAttribute('aria-hidden', 'true')
  document.documentElement.append(layer)
  return layer
}

export function createSelectionLayer(): SelectionLayer {
  const layer = addLayer()
  const line = document.createElement('div')
  line.className = 'canvas-drop'

  let wanted: Readonly<Record<Kind, readonly string[]>> = { selected: [], hovered: [], marked: [], changed: [] }
  const boxes = new Map<string, HTMLElement>()
  let asked: number | undefined
  // Once a frame, however often it is asked for: to know where a block stands the whole page is laid out.
  const place = () => {
    asked ??= requestAnimationFrame(placeAll)
  }
  const placeAll = () => {
    asked = undefined
    const shown = (['marked', 'changed', 'hovered', 'selected'] as const).flatMap((kind) =>
      wanted[kind].map((id) => [`${kind} ${id}`, kind, id] as const),
    )
    const keys = new Set<string>(shown.map(([key]) => key))
    for (const [key, box] of boxes)
      if (!keys.has(key)) {
        boxes.delete(key)
        box.remove()
      }
    for (const [key, kind, id] of shown) placeBox(boxFor(key, kind), id)
  }
  const boxFor = (key: string, kind: Kind) => {
    const known = boxes.get(key)
    if (known) return known
    const box = document.createElement('div')
    box.className = `canvas-box canvas-${kind}`
    layer.append(box)
    boxes.set(key, box)
    return box
  }
  const want = (kind: Kind, ids: readonly string[]) => {
    wanted = { ...wanted, [kind]: ids }
    place()
  }

  return {
    place,
    select(ids, scroll) {
      want('selected', ids)
      if (scroll) firstOnPage(ids)?.scrollIntoView({ block: 'center', behavior: scroll })
    },
    mark: (ids, isChange) => want(isChange ? 'changed' : 'marked', ids),
    hover: (id) => want('hovered', id === undefined ? [] : [id]),
    drag(point) {
      line.remove()
      const found = point === null ? undefined : dropPlace(point)
      if (!found) return undefined
      layer.append(line)
      const { top, bottom, left, width, height } = found.element.getBoundingClientRect()
      const { place } = found
      line.toggleAttribute('data-inside', 'slot' in place)
      if ('slot' in place) setRect(line, { left, width, top, height })
      else setRect(line, { left, width, top: (place.side === 'before' ? top : bottom) - 1, height: 3 })
      return place
    },
  }
}

function placeBox(box: HTMLElement, id: string): void {
  const element = blockElement(id)
  box.hidden = element === null
  if (!element) return
  const { left, top, width, height } = element.getBoundingClientRect()
  setRect(box, { left, top, width, height: Math.max(height, 8) })
}

interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

function setRect(element: HTMLElement, { left, top, width, height }: Rect): void {
  element.style.transform = `translate(${left}px, ${top}px)`
  element.style.width = `${width}px`
  element.style.height = `${height}px`
}

/** CSS pixels at the upper and lower edge of a container in which a thing is put beside it, not into it. */
const EDGE = 12

interface DropTarget {
  readonly place: DropPlace
  /** Whose edge it is; of an empty place, what shows it. */
  readonly element: HTMLElement
}

/**
 * The empty place at a point. Else beside a block: the outermost whose edge is there; the innermost, by the nearer edge; in a container beside its
 * blocks, the nearest of those above or below. Beside all blocks the nearest of the page's own list.
 */
function dropPlace(point: Point): DropTarget | undefined {
  const at = document.elementFromPoint(point.x, point.y)
  const empty = emptyPlaceAt(at)
  if (empty) return { place: { id: empty.id, slot: empty.slot }, element: empty.element }
  const outer = outerBlockAt(point.y)
  const around = blocksAround(at)
  const chain = outer && around[0] === outer ? around : [outer].filter((one) => one !== undefined)
  const inner = chain.at(-1)
  const element = chain.find((one) => isAtEdge(one, point)) ?? (inner && (nearestInside(inner, point) ?? inner))
  const id = element?.dataset.block
  if (!element || id === undefined) return undefined
  const { top, height } = element.getBoundingClientRect()
  return { element, place: { id, side: point.y < top + height / 2 ? 'before' : 'after' } }
}

function isAtEdge(block: HTMLElement, { y }: Point): boolean {
  const { top, bottom } = block.getBoundingClientRect()
  return y < top + EDGE || y > bottom - EDGE
}

/** The blocks in which something of the page stands, the outermost first. */
function blocksAround(element: Element | null): readonly HTMLElement[] {
  const block = element?.closest<HTMLElement>('[data-block]')
  return block ? [...blocksAround(block.parentElement), block] : []
}

/** Of a container's own blocks the nearest above or below a point: a place is as high as the one beside it, its blocks may not be. */
function nearestInside(container: HTMLElement, { x, y }: Point): HTMLElement | undefined {
  const away = (block: HTMLElement) => {
    const { top, bottom } = block.getBoundingClientRect()
    return Math.max(top - y, y - bottom)
  }
  return [...container.querySelectorAll<HTMLElement>('[data-block]')]
    .filter((block) => {
      const { left, right, height } = block.getBoundingClientRect()
      return block.parentElement?.closest('[data-block]') === container && height > 0 && left <= x && x < right
    })
    .toSorted((one, other) => away(one) - away(other))[0]
}

/** The block of the page's own list at a height of the window. */
function outerBlockAt(y: number): HTMLElement | undefined {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-block]')].filter(
    (element) => !element.parentElement?.closest('[data-block]') && element.getBoundingClientRect().height > 0,
  )
  return blocks.find((one) => y < one.getBoundingClientRect().bottom) ?? blocks.at(-1)
}
