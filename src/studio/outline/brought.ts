import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { Blocks } from '../document/index.ts'

/** What the palette brings while it is dragged; undefined where something of the document is. */
export const broughtIn = (data: Readonly<Record<string, unknown>>): Blocks | undefined =>
  data.brought as Blocks | undefined

export interface Bringing {
  readonly onTake: () => void
  /** @param isPut it was let go over a place, and not beside all of them or by Escape */
  readonly onLeave: (isPut: boolean) => void
}

/** Makes an item of the palette one that is also dragged to its place. */
export const bringable = (element: HTMLElement, item: () => Bringing & { readonly blocks: Blocks }): (() => void) =>
  draggable({
    element,
    getInitialData: () => ({ brought: item().blocks }),
    onDragStart: () => item().onTake(),
    onDrop: ({ location }) => item().onLeave(location.current.dropTargets.length > 0),
  })
