import { createFrame } from '../create-app.ts'
import { FIRST } from '../navigation/history.ts'
import type { FrameApp } from '../shop-app.tsx'

const nothing = () => undefined
const never = () => new Promise<never>(nothing)

/** A document begins where it is, and goes nowhere. */
const step = { key: FIRST, position: 0 }
const here = {
  location: { pathname: '/', search: '', hash: '', state: step, key: FIRST, mask: undefined },
  how: 'POP' as const,
}

/** The app as the server renders it: nothing moves, and nobody touches it. */
export const serverApp = (): FrameApp => ({
  frame: createFrame(),
  overlaySteps: { open: () => nothing, pageAtRest: never },
  history: { here: () => here, listen: () => nothing, changeAddress: nothing },
  entry: nothing,
  refresh: never,
  navigate: nothing,
  back: nothing,
  go: nothing,
  goElsewhere: nothing,
  setViewer: nothing,
  call: () => Promise.reject(new Error('The server calls in the name of its pages alone')),
  login: () => Promise.reject(new Error('The server logs nobody in')),
})
