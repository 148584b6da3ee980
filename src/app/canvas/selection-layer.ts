import type { DropPlace, Point } from '../../studio/canvas/protocol.ts'
import css from './selection-layer.css?inline'

/** Lines over the page: what is selected, what is under the pointer, what has a problem or is another, where something would be put. */
export interface SelectionLayer {
  /** @param scroll how the first one that is on the page is brought into view; absent: it stays where it is */
  readonly select: (ids: readonly string[], scroll?: 'smooth' | 'instant') => void
  readonly mark: (ids: readonly string[], isChange?: boolean) => void
  readonly hover: (id: string | undefined) => void
  /** Shows where what is dragged would be put. */
  readonly land: (landing: Landing | undefined) => void
  /** What is dragged, by its name beside the pointer; undefined: nothing is. */
  readonly carry: (carried: Carried | undefined) => void
  /** The page moved or is another: the lines follow in the next frame. */
  readonly place: () => void
}

/** Where what is dragged would be put. */
export interface Landing {
  readonly place: DropPlace
  /** Whose edge it is; of an empty place, what shows it. */
  readonly box: DOMRect
}

interface Carried {
  readonly label: string
  readonly at: Point
}

type Kind = 'selected' | 'hovered' | 'marked' | 'changed'

/** The element of a block that is on the page; a block that shows nothing has none. */
export const blockElement = (id: string): HTMLElement | null =>
  document.querySelector(`[data-block="${CSS.escape(id)}"]`)

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
    ...createDropSigns(layer),
  }
}

/** Where what is dragged would be put, and what it is. */
function createDropSigns(layer: HTMLElement): Pick<SelectionLayer, 'land' | 'carry'> {
  const line = document.createElement('div')
  line.className = 'canvas-drop'
  const name = document.createElement('div')
  name.className = 'canvas-carried'
  return {
    land(landing) {
      line.remove()
      if (!landing) return
      layer.append(line)
      const { top, bottom, left, width, height } = landing.box
      const { place } = landing
      line.toggleAttribute('data-inside', 'slot' in place)
      if ('slot' in place) setRect(line, { left, width, top, height })
      else setRect(line, { left, width, top: (place.side === 'before' ? top : bottom) - 1, height: 3 })
    },
    carry(carried) {
      name.remove()
      if (!carried) return
      const { label, at } = carried
      name.textContent = label
      layer.append(name)
      name.style.transform = `translate(${at.x + 12}px, ${at.y + 16}px)`
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
