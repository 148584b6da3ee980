/** Listeners that end with a signal (Chrome 90, Safari 15): an older browser would keep them for ever. */
export function fillSignal(target: EventTarget = EventTarget.prototype): void {
  if (knowsSignal()) return
  // Its own methods, for whichever target they are called with.
  const add = Reflect.get(target, 'addEventListener') as EventTarget['addEventListener']
  target.addEventListener = function addUntil(this: EventTarget | undefined, type, listener, options) {
    // Called without an owner it is the window's.
    const owner = this ?? globalThis
    add.call(owner, type, listener, options)
    const signal = typeof options === 'object' ? options.signal : undefined
    signal?.addEventListener('abort', () => owner.removeEventListener(type, listener, options), { once: true })
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
