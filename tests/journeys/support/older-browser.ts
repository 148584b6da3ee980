import type { BrowserContext } from '@playwright/test'

/** What Chrome 79 and Safari 14.1 lack between them, by where it is found. */
const LACKING: Readonly<Record<string, string>> = {
  'Array.prototype': 'at findLast findLastIndex toReversed toSorted toSpliced with',
  'Int8Array.__proto__.prototype': 'at findLast findLastIndex toReversed toSorted with',
  'String.prototype': 'at replaceAll isWellFormed toWellFormed',
  Array: 'fromAsync',
  Object: 'hasOwn groupBy',
  Map: 'groupBy',
  Promise: 'any try withResolvers',
  'Set.prototype': 'union intersection difference isSubsetOf isSupersetOf isDisjointFrom symmetricDifference',
  'Iterator.prototype': 'map filter take drop flatMap toArray forEach some every find reduce',
  URL: 'canParse parse',
  AbortSignal: 'timeout any',
  'AbortSignal.prototype': 'throwIfAborted reason',
  'Crypto.prototype': 'randomUUID',
  'Element.prototype': 'replaceChildren checkVisibility setHTML',
  'Document.prototype': 'replaceChildren startViewTransition adoptedStyleSheets',
  'HTMLElement.prototype': 'inert popover showPopover hidePopover togglePopover',
  'HTMLDialogElement.prototype': 'show showModal close requestClose',
  'HTMLFormElement.prototype': 'requestSubmit',
  'CanvasRenderingContext2D.prototype': 'roundRect',
  'Navigator.prototype': 'locks userAgentData',
  Intl: 'Segmenter',
  self: 'structuredClone requestIdleCallback cancelIdleCallback WeakRef FinalizationRegistry AggregateError BroadcastChannel reportError scheduler navigation trustedTypes cookieStore CloseWatcher Iterator',
}

/** Makes the browser one of the oldest that the shop supports (src/domain/visit/browsers.ts), as far as its functions go. */
export const beOlder = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((lacking) => {
    const named = (owner: string): object | undefined =>
      owner.split('.').reduce<object | undefined>((found, name) => found && (Reflect.get(found, name) as object), self)
    const owners = Object.entries(lacking).map(([owner, names]) => [named(owner), names.split(' ')] as const)
    for (const [owner, names] of owners) for (const name of names) if (owner) Reflect.deleteProperty(owner, name)
    // It knows nothing of a listener's signal.
    const { addEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function add(this: EventTarget | undefined, type, listener, options) {
      const { capture, once, passive } = typeof options === 'object' ? options : { capture: options }
      addEventListener.call(this ?? self, type, listener, { capture, once, passive })
    }
  }, LACKING)

/** Makes it older than that. */
export const beTooOld = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Reflect.deleteProperty(Promise, 'allSettled'))
