import type { MouseEvent } from 'react'

/** What has a deed of its own in a row. */
const OWN = 'a, button, input, label, summary, dialog'

/** The whole row leads where its title does; not where something of its own was tapped, and not while its text is being marked. */
export const openedBy =
  (open: () => void) =>
  ({ target, currentTarget }: MouseEvent<HTMLElement>): void => {
    const isOwn = !(target instanceof Element) || !currentTarget.contains(target) || target.closest(OWN) !== null
    if (!isOwn && getSelection()?.isCollapsed !== false) open()
  }
