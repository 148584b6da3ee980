import { isWhole, phrases } from '../../domain/phrases.ts'

/** Elements that hold a name and nothing else. */
const NAMES = '[data-words]'

const followed = new WeakSet<Element>()

/**
 * Ends the lines of names between words where the browser draws them itself: the pages after the first, sheets, and what its own calls bring. To React
 * such an element is one text: when the name changes it writes the whole anew, and the new name is marked again.
 */
export function breakWords(root: Element): void {
  if (followed.has(root)) return
  followed.add(root)
  mark(root)
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      markAround(target)
      for (const node of addedNodes) mark(node)
    }
    // The marks are changes too.
    observer.takeRecords()
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
}

function mark(node: Node): void {
  markAround(node)
  if (node instanceof Element) for (const name of node.querySelectorAll(NAMES)) markName(name)
}

function markAround(node: Node): void {
  const name = (node instanceof Element ? node : node.parentElement)?.closest(NAMES)
  if (name) markName(name)
}

function markName(name: Element): void {
  const [text, ...others] = name.childNodes
  if (!(text instanceof Text) || others.length > 0) return
  const pieces = phrases(text.data)
  if (pieces.length < 2 && !pieces.some(isWhole)) return
  name.replaceChildren(
    ...pieces.flatMap((piece, at) => (at > 0 ? [document.createElement('wbr'), of(piece)] : [of(piece)])),
  )
}

function of(piece: string): Node {
  if (!isWhole(piece)) return document.createTextNode(piece)
  const whole = document.createElement('span')
  whole.className = 'whole'
  whole.textContent = piece
  return whole
}
