import type { Entry } from '../../engine/react/entry.ts'

/** A page in the canvas: places of containers that have no blocks are seen there, and take what is dragged or inserted. */
export const withEmptyPlaces = (entry: Entry): Entry => ({
  ...entry,
  runtime: {
    ...entry.runtime,
    emptyPlace: (block, slot) => (
      <div className="canvas-empty" data-holder={block} data-slot={slot}>
        空的：把区块拖到这里，或点一下再插入
      </div>
    ),
  },
})

/** The empty place that something of the page stands in. */
export function emptyPlaceAt(
  target: EventTarget | null,
): { readonly element: HTMLElement; readonly id: string; readonly slot: string } | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-holder][data-slot]') : null
  const { holder: id, slot } = element?.dataset ?? {}
  return element && id !== undefined && slot !== undefined ? { element, id, slot } : undefined
}
