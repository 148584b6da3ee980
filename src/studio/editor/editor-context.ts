import { createContext, useContext } from 'react'
import type { Catalogue, CatalogueWidget } from '../../../schemas/studio/catalogue.ts'
import type { WatchedValues } from '../canvas/watched-values.ts'
import type { Titles } from '../document/index.ts'
import type { Editor } from '../session/editor.ts'

/** What the panes of one open document share. */
export interface Editing {
  readonly editor: Editor
  readonly catalogue: Catalogue
  readonly titles: Titles
  /** Addresses of the shop, for what leads to one. */
  readonly addresses: readonly { readonly path: string; readonly title: string }[]
  /** Page components: what expressions show of them is changed there. Absent where they are not known. */
  readonly components?: readonly { readonly code: string; readonly title: string }[]
  /** Pages by the names of their files. Absent where they are not known. */
  readonly pages?: readonly { readonly name: string; readonly title: string }[]
  /** Asks for parts, pages, addresses and components anew. */
  readonly renewItems?: () => void
  /** Whoever may look only changes nothing. */
  readonly canEdit: boolean
  /** What expressions give on the page in the canvas. */
  readonly values: WatchedValues
}

export const EditingContext = createContext<Editing | undefined>(undefined)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('No document is open: EditingContext is missing')
  return editing
}

export const widgetOf = (catalogue: Catalogue, code: unknown): CatalogueWidget | undefined =>
  catalogue.widgets.find((widget) => widget.code === code)
