import { sealed, type ToFrame } from './protocol.ts'

/**
 * The message is heard before this returns. A posted one waits until the studio has painted itself, so that what is typed would be a frame later
 * on the page: here both are painted in one. A frame that holds no document of ours hears nothing.
 */
export function tellAtOnce({ contentWindow, contentDocument }: HTMLIFrameElement, message: ToFrame): void {
  if (!contentWindow || !contentDocument) return
  // A copy, as a posted message is one, made of the frame's own objects.
  const data = (contentWindow as Window & typeof globalThis).structuredClone(sealed(message))
  contentWindow.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: window }))
}
