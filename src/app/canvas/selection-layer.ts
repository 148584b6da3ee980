import type { DropPlace } from '../../studio/canvas/protocol.ts'
import css from './selection-layer.css?inline'

/** Lines over the page: what is selected, what is under the pointer, what has a problem or is another, where something would be put. */
export interface SelectionLayer {
  /** @param scroll how the first one that is on the page is brought into view; absent: it stays where it is */
  readonly select: (ids: readonly string[], scroll?: 'smooth' | 'instant') => void
  readonly mark: (ids: readonly string[], isChange?: boolean) => void
  readonly hover: (id: string | undefined) => void
  /** Shows where a thing dragged at that height would be put; null: nothing is dragged. */
  readonly drag: (y: number | null) => DropPlace | undefined
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
    drag(y) {
      line.remove()
      const found = y === null ? undefined : dropPlace(y)
      if (!found) return undefined
      layer.append(line)
      const { top, bottom, left, width } = found.element.getBoundingClientRect()
      setRect(line, { left, width, top: (found.side === 'before' ? top : bottom) - 1, height: 3 })
      return { id: found.id, side: found.side }
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

/** Between which blocks of the page's own list a height of the window lies: the nearer edge of the block that is there. */
function dropPlace(y: number): (DropPlace & { readonly element: HTMLElement }) | undefined {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-block]')].filter(
    (element) => !element.parentElement?.closest('[data-block]') && element.getBoundingClientRect().height > 0,
  )
  const element = blocks.find((one) => y < one.getBoundingClientRect().bottom) ?? blocks.at(-1)
  const id = element?.dataset.block
  if (!element || id === undefined) return undefined
  const { top, height } = element.getBoundingClientRect()
  return { element, id, side: y < top + height / 2 ? 'before' : 'after' }
}
