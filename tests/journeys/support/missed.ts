import type { Page } from '@playwright/test'

/**
 * What somebody with large letters, or with a small window, would miss: words that a box or the screen cuts, an ellipsis that leaves next to
 * nothing, a control to the side of the screen, one that lies under something else wherever the page stands, a page that ends behind its bar,
 * and bars that leave less than half of the screen. What can be scrolled into sight is not missed. Under an open dialog the page is not asked.
 * @returns each with what is wrong, «立即购买» is cut by bar
 */
export const missed = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>
    /** px that no eye sees: halves of pixels, and the room around letters. */
    const EDGE = 2.5
    /** Characters that an ellipsis has to leave, with itself. */
    const LEAST = 4
    const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
    const AWAY =
      '.visually-hidden, script, style, noscript, [inert], [data-away], [data-left], [class*="swiper-slide"]:not([class*="swiper-slide-active"])'
    const root: Element = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
    const width = document.documentElement.clientWidth
    const found = new Set<string>()

    const nameOf = (element: Element) =>
      (/(?:^|\s)_?([a-z]+)/i.exec(element.getAttribute('class') ?? '')?.[1] ?? element.tagName).toLowerCase()
    const quoted = (words: string | null) => `«${(words ?? '').trim().slice(0, 20)}»`
    const wordsOf = (element: Element) => quoted(element.getAttribute('aria-label') ?? element.textContent)

    /** Kept for readers of the screen alone, or beside the screen until it has the focus. */
    function isForReaders(element: Element): boolean {
      if (element.getBoundingClientRect().right < -999) return true
      for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
        const { position, clipPath, width: wide, height } = getComputedStyle(box)
        if (position === 'absolute' && (clipPath !== 'none' || wide === '1px') && parseFloat(height) <= 1) return true
      }
      return false
    }
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest(AWAY) &&
      !isForReaders(element)

    /** Boxes around an element that may hide what leaves them, the nearest first: absolute places leave all but those that they hang on. */
    function* around(element: Element): Generator<readonly [Element, CSSStyleDeclaration]> {
      yield [element, getComputedStyle(element)]
      let { position } = getComputedStyle(element)
      for (let box = element.parentElement; box && position !== 'fixed'; box = box.parentElement) {
        const style = getComputedStyle(box)
        if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue
        yield [box, style]
        position = style.position
      }
    }
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const moves = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

    /** An ellipsis, a line that wrapped out of sight as a whole, a struck price, what a fold keeps, and rows that take turns. */
    function isMeant(element: Element, line: Box, box: Element, isX: boolean): boolean {
      const { textOverflow, webkitLineClamp, flexWrap } = getComputedStyle(box)
      if (isX ? textOverflow === 'ellipsis' : webkitLineClamp !== 'none') return true
      const { top, bottom } = box.getBoundingClientRect()
      const isOut = !isX && (line.bottom < top + EDGE || line.top > bottom - EDGE)
      return (
        (isOut && flexWrap !== 'nowrap') ||
        box.matches('[data-rows]') ||
        element.closest('s, del, [data-fold]') !== null
      )
    }

    /** The box that hides a part of an element's line for good, or the screen. */
    function cutBy(element: Element, line: Box): string | undefined {
      let [canMoveX, canMoveY] = [false, false]
      for (const [box, style] of around(element)) {
        if (style.display === 'inline' || box === document.documentElement || box === document.body) continue
        canMoveX ||= moves(style.overflowX)
        canMoveY ||= moves(style.overflowY)
        const { left, right, top, bottom } = box.getBoundingClientRect()
        const isX = !canMoveX && hides(style.overflowX) && (line.left < left - EDGE || line.right > right + EDGE)
        const isY = !canMoveY && hides(style.overflowY) && (line.top < top - EDGE || line.bottom > bottom + EDGE)
        if (isX || isY) return isMeant(element, line, box, isX) ? undefined : nameOf(box)
      }
      return !canMoveX && (line.left < -EDGE || line.right > width + EDGE) ? 'the screen' : undefined
    }

    function* textsIn(part: Element): Generator<readonly [Text, Element, DOMRect[]]> {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        const element = text.parentElement!
        if (text.data.trim() === '' || !isShown(element)) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        yield [text, element, [...range.getClientRects()].filter((rect) => rect.width > 0)]
      }
    }

    for (const [text, element, lines] of textsIn(root)) {
      const { fontSize, textOverflow, display } = getComputedStyle(element)
      const half = parseFloat(fontSize) * 0.4
      for (const { left, right, top, bottom } of lines) {
        const middle = (top + bottom) / 2
        const by = cutBy(element, { left, right, top: middle - half, bottom: middle + half })
        if (by) found.add(`${quoted(text.data)} is cut by ${by}`)
      }
      const room = element.clientWidth / parseFloat(fontSize)
      if (textOverflow === 'ellipsis' && display !== 'inline' && element.scrollWidth > element.clientWidth + 1)
        if (room < LEAST) found.add(`${quoted(text.data)} has room for ${Math.floor(room)} letters`)
    }

    const isOf = (control: Element, hit: Element | null) =>
      hit !== null &&
      (control.contains(hit) ||
        hit.contains(control.closest('label, a, button')) ||
        control.closest('label')?.contains(hit))
    const scrolled = scrollY
    for (const control of [...root.querySelectorAll(CONTROLS)].filter(isShown)) {
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const box = control.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) continue
      const isInRow = box.width > width && [...around(control)].some(([, { overflowX }]) => moves(overflowX))
      if ((box.left < -EDGE || box.right > width + EDGE) && !isInRow)
        found.add(`${wordsOf(control)} stands from ${Math.round(box.left)} to ${Math.round(box.right)} of ${width}`)
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
      const hits = [0.5, 0.25, 0.75].flatMap((x) =>
        [0.5, 0.2, 0.8].map((y) => document.elementFromPoint(box.left + box.width * x, top + (bottom - top) * y)),
      )
      // What floats steps aside while the page moves.
      if (getComputedStyle(control).position !== 'fixed' && !hits.some((hit) => isOf(control, hit)))
        found.add(`${wordsOf(control)} lies under ${hits[0] ? nameOf(hits[0]) : 'the edge'}`)
    }
    scrollTo(0, scrolled)

    if (root !== document.body) return [...found]
    const kept = parseFloat(getComputedStyle(document.querySelector('#page') ?? document.body).paddingBottom)
    const bars = [...document.querySelectorAll('body *:not(dialog *)')].flatMap((element) => {
      const { position, pointerEvents } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const isBar = position === 'fixed' && pointerEvents !== 'none' && isShown(element) && box.width >= width * 0.6
      return isBar && box.bottom > 0 && box.top < innerHeight ? [{ name: nameOf(element), box }] : []
    })
    for (const { name, box } of bars)
      if (box.bottom > innerHeight - EDGE && box.height > kept + EDGE)
        found.add(`${name} is ${Math.round(box.height)} high, and the page ends ${kept} above the screen's edge`)
    const covered = bars.reduce((sum, { box }) => sum + Math.min(box.bottom, innerHeight) - Math.max(box.top, 0), 0)
    if (covered > innerHeight * 0.6) found.add(`bars cover ${Math.round(covered)} of ${innerHeight}`)
    return [...found]
  })
