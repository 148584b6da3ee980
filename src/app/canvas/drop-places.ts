import type { DropTarget, Point } from '../../studio/canvas/protocol.ts'
import { emptyPlaceAt } from './empty-place.tsx'
import { blockElement, type Landing } from './selection-layer.ts'

/** CSS pixels at the upper and lower edge of a container in which a thing is put beside it, not into it. */
const EDGE = 12

const isAtEdge = ({ top, bottom }: DOMRect, { y }: Point) => y < top + EDGE || y > bottom - EDGE

/** What stands for a thing, as one: a part that shows several blocks has the edges of the first and the last of them. */
function boxOf({ ids }: DropTarget): DOMRect | undefined {
  const boxes = ids.flatMap((id) => blockElement(id)?.getBoundingClientRect() ?? []).filter(({ height }) => height > 0)
  if (boxes.length === 0) return undefined
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))]
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))]
  return new DOMRect(left, top, right - left, bottom - top)
}

interface Standing {
  readonly target: DropTarget
  readonly box: DOMRect
}

const standing = (target: DropTarget): Standing | undefined => {
  const box = boxOf(target)
  return box && { target, box }
}

/** Finds where something that is dragged to a point of the page is put, beside or in one of some things. It is put nowhere else, and no line stands there. */
export function dropPlaces(targets: readonly DropTarget[]): (point: Point) => Landing | undefined {
  const byId = new Map(targets.flatMap((target) => target.ids.map((id) => [id, target] as const)))

  /** The things in which something of the page stands, the outermost first, down to one that takes nothing inside. */
  const around = (element: Element | null): readonly DropTarget[] => {
    const block = element?.closest<HTMLElement>('[data-block]')
    if (!block) return []
    const outer = around(block.parentElement)
    const own = byId.get(block.dataset.block ?? '')
    const holder = outer.at(-1)
    return !own || (holder && holder.takes !== 'inside') ? outer : [...outer, own]
  }
  /** The things that stand in one, or in none of them. */
  const inside = (holder: DropTarget | undefined): readonly Standing[] => {
    const elements = document.querySelectorAll<HTMLElement>('[data-block]')
    const own = [...elements].flatMap((element) => {
      const target = byId.get(element.dataset.block ?? '')
      return target && around(element.parentElement).at(-1) === holder ? [target] : []
    })
    return [...new Set(own)].flatMap((target) => standing(target) ?? [])
  }
  /** The thing of the outermost list at a height of the window. */
  const outerAt = (y: number): Standing | undefined => {
    const all = inside(undefined)
    return all.find(({ box }) => y < box.bottom) ?? all.at(-1)
  }
  /** Of a container's own the nearest above or below: a place is as high as the one beside it, its blocks may not be. */
  const nearestInside = (holder: DropTarget, { x, y }: Point): Standing | undefined => {
    const away = ({ box }: Standing) => Math.max(box.top - y, y - box.bottom)
    return inside(holder)
      .filter(({ box }) => box.left <= x && x < box.right)
      .toSorted((one, other) => away(one) - away(other))[0]
  }
  const beside = (point: Point, at: Element | null): Standing | undefined => {
    const outer = outerAt(point.y)
    if (!outer) return undefined
    const found = around(at)
    const chain = found[0] === outer.target ? found.flatMap((one) => standing(one) ?? []) : [outer]
    const inner = chain.at(-1) ?? outer
    const edge = chain.find(({ box }) => isAtEdge(box, point))
    return edge ?? (inner.target.takes === 'inside' ? nearestInside(inner.target, point) : undefined) ?? inner
  }

  /**
   * The empty place at a point. Else beside a thing: the outermost whose edge is there; the innermost, by the nearer edge; in a container beside its
   * blocks, the nearest of those above or below. Beside all of them the nearest of the outermost list.
   */
  return (point) => {
    const at = document.elementFromPoint(point.x, point.y)
    const empty = emptyPlaceAt(at)
    if (empty && around(at).at(-1) === byId.get(empty.id) && byId.get(empty.id)?.takes === 'inside')
      return { place: { id: empty.id, slot: empty.slot }, box: empty.element.getBoundingClientRect() }
    const found = beside(point, at)
    const [id] = found?.target.ids ?? []
    if (!found || id === undefined || found.target.takes === 'nothing') return undefined
    const { top, height } = found.box
    return { place: { id, side: point.y < top + height / 2 ? 'before' : 'after' }, box: found.box }
  }
}
