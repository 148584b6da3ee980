import { createContext } from 'react'

/** Steps in the browser's history for what opens over a page, so that the back gesture closes that instead of leaving the page. */
export interface OverlaySteps {
  /**
   * Begins a step.
   * @param onBack told when the shopper went back from it
   * @returns takes the step out again, when what is open closes some other way
   */
  readonly open: (onBack: () => void) => () => void
}

/** Who owns the history supplies them; where nobody does, as in the gallery, back leaves the page. */
export const OverlayStepsContext = createContext<OverlaySteps>({ open: () => () => undefined })
