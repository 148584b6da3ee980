import { useState, type ReactNode } from 'react'
import type { SavedTraveller } from '../../schemas/domain/traveller.ts'
import { valuesOf } from '../../src/domain/order/traveller-form.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { useRefused } from '../../src/ui/hooks/use-refused.ts'
import type { OrderFormProps } from './props.schema.ts'
import type { OrderFormState } from './use-order-form.ts'

interface SavedTravellers {
  /** Opens the list for the traveller at a place. */
  readonly open: (at: number) => void
  /** Stands beside the form, since it has a form of its own. */
  readonly sheet: ReactNode
}

const loadSheet = () => import('./saved-sheet.tsx')

/** The list of those whom a member keeps, to fill in a traveller from it. */
export function useSavedTravellers(props: OrderFormProps & WidgetTools, form: OrderFormState): SavedTravellers {
  const { saved = [], kept, emit } = props
  const [place, setPlace] = useState<number>()
  const { Part: SavedSheet, fetch } = useLazyPart(loadSheet)
  useRefused(kept, emit)
  const pick = (traveller: SavedTraveller) => {
    form.changeTraveller(place ?? 0, valuesOf(form.plan.template?.items ?? [], traveller))
    setPlace(undefined)
  }
  return {
    open(at) {
      fetch()
      setPlace(at)
    },
    sheet: place !== undefined && SavedSheet && (
      <SavedSheet {...{ saved, kept, emit }} onPick={pick} onClose={() => setPlace(undefined)} />
    ),
  }
}
