import 'core-js/actual/array/at'
import 'core-js/actual/array/find-last'
import 'core-js/actual/array/find-last-index'
import 'core-js/actual/array/to-reversed'
import 'core-js/actual/array/to-sorted'
import 'core-js/actual/array/to-spliced'
import 'core-js/actual/array/with'
import 'core-js/actual/string/at'
import 'core-js/actual/string/replace-all'
import 'core-js/actual/object/has-own'
import { address, marks } from 'virtual:older-styles'
import { fillDialog } from './dialog.ts'
import { markHas } from './has-marks.ts'
import { fillSignal } from './listener-signal.ts'
import { roundRect } from './round-rect.ts'
import { SmallSegmenter } from './segmenter.ts'

function give(owner: object, name: string, method: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value: method, configurable: true, writable: true })
}

function replaceChildren(this: Element, ...nodes: readonly (Node | string)[]): void {
  while (this.firstChild) this.firstChild.remove()
  this.append(...nodes)
}

/**
 * Gives an older browser what FILLED names (src/domain/visit/browsers.ts), each where it is missing, before any other code of the shop runs.
 * No browser of today loads it.
 */
function fill(): void {
  give(Element.prototype, 'replaceChildren', replaceChildren)
  give(Intl, 'Segmenter', SmallSegmenter)
  give(CanvasRenderingContext2D.prototype, 'roundRect', roundRect)
  const styles = document.createElement('link')
  styles.rel = 'stylesheet'
  styles.href = address
  document.head.append(styles)
  markHas(marks)
  fillDialog()
  fillSignal()
}

fill()
