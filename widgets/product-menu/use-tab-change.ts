import { useLayoutEffect, useState, type RefObject } from 'react'

interface TabChange {
  /** The tab to show as selected: the tapped one before the page has agreed. */
  readonly index: number
  /** The products on hand are still those of the tab before. */
  readonly isBusy: boolean
  readonly begin: (index: number) => void
}

/**
 * Bridges the time between a tap on a tab and its products: the page keeps the old list until the new one is here.
 * The panel keeps its height meanwhile, so that nothing below it jumps.
 */
export function useTabChange(selected: number, products: unknown, panel: RefObject<HTMLElement | null>): TabChange {
  const [wanted, setWanted] = useState<{ readonly index: number; readonly old: unknown }>()
  const isBusy = wanted !== undefined && wanted.old !== undefined && wanted.old === products

  useLayoutEffect(() => {
    if (!isBusy) panel.current?.style.removeProperty('min-height')
  }, [isBusy, panel])

  return {
    index: isBusy ? wanted.index : selected,
    isBusy,
    begin(index) {
      if (index === selected) return
      const element = panel.current
      element?.style.setProperty('min-height', `${element.offsetHeight}px`)
      setWanted({ index, old: products })
    },
  }
}
