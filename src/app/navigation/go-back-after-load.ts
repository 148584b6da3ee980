import { goBackTo } from './go-back-to.ts'
import { hereInShop } from './here.ts'
import type { LeftPlace, Step } from './history.ts'

/**
 * A document that the browser loads again, or goes back to, stands where its page was left.
 * @param isHere whether it is the page that was left last
 * @param now the step of the document
 */
export function goBackAfterLoad({ step: left, top }: LeftPlace, isHere: boolean, now: Step): void {
  if (isHere && top > 0 && left.key === now.key) goBackTo(top)
  // A browser that lost the step behind this one loads this page anew, too: that step knows where it was left.
  const isBehind = left.from === hereInShop() && left.position === now.position + 1
  if (!isHere && isBehind && left.top) goBackTo(left.top, left.anchor)
}
