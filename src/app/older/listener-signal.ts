/** Listeners that end with a signal (Chrome 90, Safari 15): an older browser would keep them for ever. */
export function fillSignal(target: EventTarget = EventTarget.prototype): void {
  if (knowsSignal()) return
  const { addEventListener, removeEventListener } = target
  target.addEventListener = function addUntil(this: EventTarget | undefined, type, listener, options) {
    // Called without an owner it is the window's.
    const owner = this ?? globalThis
    addEventListener.call(owner, type, listener, options)
    const signal = typeof options === 'object' ? options.signal : undefined
    signal?.addEventListener('abort', () => removeEventListener.call(owner, type, listener, options), { once: true })
  }
}

/** A browser that knows an option asks for it. */
function knowsSignal(): boolean {
  let isAsked = false
  const options = {
    get signal() {
      isAsked = true
      return undefined
    },
  }
  new EventTarget().addEventListener('test', null, options)
  return isAsked
}
