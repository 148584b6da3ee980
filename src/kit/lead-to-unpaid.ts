import type { ActionTools } from './action.ts'
import { isCallProblem } from './call.ts'

/** Of a refusal: what stands in the way is the buyer's own to pay or to cancel. */
export const leadToUnpaid =
  ({ closePopup, navigate }: Pick<ActionTools, 'closePopup' | 'navigate'>) =>
  (error: unknown): never => {
    if (isCallProblem(error) && error.code === 'order-unpaid') {
      closePopup()
      navigate('/order?tab=unpaid')
    }
    throw error
  }
