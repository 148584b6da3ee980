/** What somebody finds at a place of the page: its words, and what a screen reader is told of its elements. */
export interface Look {
  readonly title: string
  /** Each block that is shown, in the page's order, with what stands in it; '' is what stands around the blocks, '#n' what lies over the page. */
  readonly blocks: readonly (readonly [id: string, inside: string])[]
}

/** What is told of an element. Ids are left out: React makes them of an element's place among all that were ever on the screen. */
const TOLD = [
  ...['role', 'href', 'alt', 'title', 'lang', 'disabled', 'open', 'placeholder', 'type', 'inputmode', 'maxlength'],
  ...['aria-label', 'aria-selected', 'aria-pressed', 'aria-checked', 'aria-expanded', 'aria-hidden', 'aria-disabled'],
  ...['aria-current', 'aria-busy', 'aria-live', 'aria-modal', 'aria-haspopup', 'aria-valuenow', 'aria-level'],
]

const isHidden = (element: Element) =>
  element.hasAttribute('hidden') ||
  element.hasAttribute('data-left') ||
  (element instanceof HTMLElement && element.style.display === 'none')

/** What is in a field is no attribute of it. */
const typedIn = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
    ? ` =${element.value}${element instanceof HTMLInputElement && element.checked ? ' checked' : ''}`
    : ''

/** The page on the screen as its reader finds it, however it came to be there. */
export function lookOf({ title, body }: Document): Look {
  const blocks: [string, string][] = [['', '']]
  const write = (at: number, text: string) => {
    blocks[at]![1] += text
  }
  const visit = (node: Node, at: number): void => {
    if (node instanceof Text) return write(at, node.data)
    if (!(node instanceof Element) || node.localName === 'script' || node.localName === 'wbr' || isHidden(node)) return
    const id = node.getAttribute('data-block')
    const inside = id === null ? at : blocks.push([id, '']) - 1
    const told = TOLD.flatMap((name) => (node.hasAttribute(name) ? [` ${name}=${node.getAttribute(name)}`] : []))
    write(inside, `<${node.localName}${told.join('')}${typedIn(node)}>`)
    for (const child of node.childNodes) visit(child, inside)
    write(inside, '/')
  }
  visit(body, 0)
  return { title, blocks }
}

/** Where two texts part: what is different, with some words before it. */
function parting(one: string, other: string): readonly [string, string] {
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  const from = Math.max(0, (at < 0 ? one.length : at) - 40)
  return [one.slice(from, from + 200), other.slice(from, from + 200)]
}

/**
 * What is another in the second look; nothing where they are the same.
 * @param by the way on which that was come by
 */
export function differences(by: string, expected: Look, found: Look): readonly object[] {
  if (expected.title !== found.title) return [{ by, title: expected.title, found: found.title }]
  const [ids, now] = [expected, found].map(({ blocks }) => blocks.map(([id]) => id))
  if (ids!.join('\n') !== now!.join('\n')) return [{ by, blocks: ids, found: now }]
  return expected.blocks.flatMap(([block, inside], at) => {
    const its = found.blocks[at]![1]
    return inside === its ? [] : [{ by, block, parts: parting(inside, its) }]
  })
}
