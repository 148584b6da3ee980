// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { opened, type ToFrame } from './protocol.ts'
import { tellAtOnce } from './tell-at-once.ts'

const message: ToFrame = { type: 'typed', turn: 3, ids: ['deals'], fresh: [] }

/** A frame of the studio's origin, without its document where it holds somebody else's. */
function frameThatHears(contentDocument: Document | null = document) {
  const contentWindow = Object.assign(new EventTarget(), { structuredClone })
  const heard: unknown[] = []
  contentWindow.addEventListener('message', (event) =>
    heard.push(opened(event as MessageEvent, { origin: location.origin, source: window })),
  )
  return { frame: { contentWindow, contentDocument } as unknown as HTMLIFrameElement, heard }
}

it('[C4] is heard before the studio goes on, as a posted message would be', () => {
  const { frame, heard } = frameThatHears()
  tellAtOnce(frame, message)
  expect(heard).toEqual([message])
  expect(heard[0]).not.toBe(message)
})

it('[C4] is heard by nobody where the frame holds no document of the studio', () => {
  const { frame, heard } = frameThatHears(null)
  tellAtOnce(frame, message)
  expect(heard).toEqual([])
})
