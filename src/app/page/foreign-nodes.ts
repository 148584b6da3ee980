/** What a translation put in the place of a text that React made and still changes. */
const instead = new WeakMap<Node, Element>()

const isFont = (node: Node | null): node is Element => node instanceof Element && node.localName === 'font'

/** The child of a parent that stands for a node which was taken away or wrapped; undefined: nothing does. */
function standIn(parent: Node, node: Node): Node | undefined {
  let found: Node | null = instead.get(node) ?? node
  while (found && found.parentNode !== parent) found = found.parentNode
  return found ?? undefined
}

/** A text that changes comes back into its place, where the translation meets it anew. */
function putBack(records: readonly MutationRecord[]): void {
  for (const { target } of records) {
    const font = instead.get(target)
    if (!font?.isConnected || target.isConnected) continue
    font.replaceWith(target)
    instead.delete(target)
  }
}

/** Remembers what was put in the place of texts, and which of them has to be watched. */
function noteTaken(records: readonly MutationRecord[], texts: MutationObserver): void {
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records)
    for (const gone of removedNodes) {
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont)
      if (!(gone instanceof Text) || !font) continue
      instead.set(gone, font)
      texts.observe(gone, { characterData: true })
    }
}

/**
 * Lets React go on where a translation of the browser put <font> elements around or in the place of its texts: React looks for each text
 * where it made it, and one that is not there cost the block, or the choice that the text was to say
 * (https://github.com/facebook/react/issues/11538).
 */
export function bearForeignNodes(root: Node): void {
  const texts = new MutationObserver(putBack)
  new MutationObserver((records) => noteTaken(records, texts)).observe(root, { childList: true, subtree: true })
  // oxlint-disable-next-line typescript/unbound-method -- called on the node that it is asked of
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    const found = child.parentNode === this ? child : (standIn(this, child) ?? child)
    if (found.parentNode) removeChild.call(found.parentNode, found)
    return child
  }
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    const found = before && before.parentNode !== this ? (standIn(this, before) ?? before) : before
    try {
      insertBefore.call(this, node, found)
    } catch {
      // What it stands before was taken away and nothing stands for it.
      insertBefore.call(this, node, null)
    }
    return node
  }
}
