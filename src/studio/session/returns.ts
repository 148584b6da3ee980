import { proxy, useSnapshot } from 'valtio'
import type { SendCall } from '../calls/studio-calls.ts'

/** Whether the server could be reached by the last call, and how often it could be again after it could not. */
const line = proxy({ isAway: false, returns: 0 })

/** What could not be loaded may be asked for anew: the server answers again, or somebody is signed in again. */
export const tellReturn = (): void => {
  Object.assign(line, { isAway: false, returns: line.returns + 1 })
}

/** Sends a call, and hears of it whether anybody is there. */
export const sendAndHear: SendCall = async (address, init) => {
  try {
    const response = await fetch(address, init)
    if (line.isAway) tellReturn()
    return response
  } catch (error) {
    line.isAway = true
    throw error
  }
}

/** Hears of the browser that it is connected again, before any call tells. @returns ends it */
export function listenForReturns(): () => void {
  addEventListener('online', tellReturn)
  return () => removeEventListener('online', tellReturn)
}

/** Another number each time that the server can be reached again: what could not be loaded by then is asked for anew [D3]. */
export const useReturns = (): number => useSnapshot(line).returns
