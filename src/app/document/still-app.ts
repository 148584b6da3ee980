import { createFrame } from '../create-app.ts'
import type { FrameApp } from '../shop-app.tsx'

const nothing = () => undefined

/** The app as the server renders it: nothing moves, and nobody touches it. */
export const stillApp = (): FrameApp => ({
  frame: createFrame(),
  overlaySteps: { open: () => nothing },
  navigate: nothing,
  back: nothing,
  go: nothing,
  goElsewhere: nothing,
  setViewer: nothing,
  call: () => Promise.reject(new Error('The server calls in the name of its pages alone')),
  login: () => Promise.reject(new Error('The server logs nobody in')),
})
