import type { Page } from '@playwright/test'

/**
 * Prices that cannot be read whole: cut by a box around them or by the screen's edge, covered by a neighbour or its text, broken over two
 * lines, or out of their card. What can be scrolled into sight counts as whole, and so does a struck price that steps aside as a whole.
 * @returns each with what is wrong, ¥1,280: cut by amount
 */
export const crampedPrices = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((selector) => {
    interface Box {
      readonly left: number
      readonly top: number
      readonly right: number
      readonly bottom: number
    }
    /** A piece of text on one line, as high as its letters are. */
    interface Line extends Box {
      readonly node: Text
      readonly text: string
    }
    /** px that no eye sees: halves of pixels, and the room beside a letter. */
    const [EDGE, OVERLAP] = [1.5, 2.5]
    const PRICE = /¥\s*[\d,.]*|[\d,.]+\s*元/

    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, known)
      return known
    }
    const isWide = ({ left, right, top, bottom }: Box) => right - left > OVERLAP && bottom - top > OVERLAP
    const common = (a: Box, b: Box): Box => ({
      left: Math.max(a.left, b.left),
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
    })
    const nameOf = (element: Element) =>
      (/(?:^|\s)_?([a-z]+)/i.exec(element.getAttribute('class') ?? '')?.[1] ?? element.tagName).toLowerCase()

    /** What scrolls, or stands still, together: only that can lie over each other by mistake. */
    const layers = new Map<Element, Element>()
    const layerOf = (element: Element): Element => {
      const known = layers.get(element)
      if (known) return known
      const { position } = styleOf(element)
      const isOwn = position === 'fixed' || position === 'sticky' || element.matches('dialog, [popover], body')
      const layer = isOwn || !element.parentElement ? element : layerOf(element.parentElement)
      layers.set(element, layer)
      return layer
    }

    /** Boxes around an element that hide what leaves them, the nearest first: absolute places leave all but those that they hang on. */
    function* hiding(element: Element): Generator<readonly [Element, CSSStyleDeclaration]> {
      let { position } = styleOf(element)
      for (let around = element.parentElement; around && position !== 'fixed'; around = around.parentElement) {
        const style = styleOf(around)
        if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue
        yield [around, style]
        position = style.position
      }
    }

    /** What of a box no box around it hides; nothing where it is away as a whole. */
    const seenOf = (element: Element, box: Box): Box | undefined => {
      let seen = box
      for (const [around, style] of [[element, styleOf(element)] as const, ...hiding(element)]) {
        if (style.display === 'inline' || (style.overflowX === 'visible' && style.overflowY === 'visible')) continue
        seen = common(seen, around.getBoundingClientRect())
        if (!isWide(seen)) return undefined
      }
      return seen
    }

    /** The box that hides a part of a line for good: what can be scrolled into sight is not hidden. */
    const cutBy = (line: Line): string | undefined => {
      const first = line.node.parentElement!
      let [canMoveX, canMoveY] = [false, false]
      for (const [around, style] of [[first, styleOf(first)] as const, ...hiding(first)]) {
        if (style.display === 'inline' || around === document.documentElement || around === document.body) continue
        const box = around.getBoundingClientRect()
        const [x, y] = [style.overflowX, style.overflowY]
        if (x === 'auto' || x === 'scroll') canMoveX = true
        if (y === 'auto' || y === 'scroll') canMoveY = true
        const isCutX = !canMoveX && x !== 'visible' && (line.left < box.left - EDGE || line.right > box.right + EDGE)
        const isCutY = !canMoveY && y !== 'visible' && (line.top < box.top - EDGE || line.bottom > box.bottom + EDGE)
        if (!isCutX && !isCutY) continue
        // A slide that is not its turn, what a fold keeps for later, and a struck price without room, are away as a whole.
        const mayBeAway = first.closest('s, del') ?? around.closest('[class*="swiper"], [data-fold]')
        return mayBeAway && !isWide(common(line, box)) ? undefined : nameOf(around)
      }
      const width = document.documentElement.clientWidth
      return !canMoveX && (line.left < -EDGE || line.right > width + EDGE) ? 'the screen' : undefined
    }

    /** The whole price that a ¥ or its digits belong to. */
    const wholeOf = (node: Text): string => {
      let around = node.parentElement!
      while (!/\d/.test(around.textContent ?? '') && around.parentElement) around = around.parentElement
      return (around.textContent ?? '').trim()
    }

    const linesOf = (node: Text): Line[] => {
      const range = document.createRange()
      range.selectNodeContents(node)
      const half = Number.parseFloat(styleOf(node.parentElement!).fontSize) * 0.4
      const text = (node.textContent ?? '').trim()
      return [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map(({ left, right, top, bottom }) => {
          const middle = (top + bottom) / 2
          return { node, text, left, right, top: middle - half, bottom: middle + half }
        })
    }

    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // What steps aside while the page moves ([data-away]) comes back when it rests.
      !element.closest('.visually-hidden, script, style, noscript, [inert], [data-away]')

    const textsIn = (root: Element): Text[] => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        if (node.data.trim() !== '' && isShown(node.parentElement!)) texts.push(node)
      }
      return texts
    }

    /** A sentence that names a price is none: it ends in an ellipsis as any other. */
    const SENTENCE = 12
    const isPrice = (node: Text) =>
      (PRICE.test(node.data) && node.data.trim().length <= SENTENCE) ||
      node.parentElement!.closest('[class*="price"]') !== null

    /** Elements that are painted over what comes before them. */
    const isSolid = (element: Element) => {
      const { backgroundColor, backgroundImage } = styleOf(element)
      const alpha = /rgba\(.*,\s*([\d.]+)\)/.exec(backgroundColor)?.[1]
      return element.matches('img, video, canvas') || backgroundImage !== 'none' || Number(alpha ?? 1) > 0.5
    }

    interface Placed<Thing> {
      readonly thing: Thing
      readonly box: Box
    }
    const STRIP = 200
    /** Things by the strips of the page that they lie in: a long page is not compared with the whole of itself. */
    const placed = <Thing>(things: readonly Placed<Thing>[]) => {
      const strips = new Map<number, Placed<Thing>[]>()
      for (const one of things)
        for (let at = Math.floor(one.box.top / STRIP); at <= Math.floor(one.box.bottom / STRIP); at++)
          strips.set(at, [...(strips.get(at) ?? []), one])
      return (box: Box) =>
        (strips.get(Math.floor((box.top + box.bottom) / 2 / STRIP)) ?? []).filter((one) => isWide(common(one.box, box)))
    }

    const found = new Set<string>()
    const check = (root: Element) => {
      const lines = textsIn(root).flatMap(linesOf)
      const textsAt = placed(lines.map((line) => ({ thing: line, box: line })))
      const solids = [...root.querySelectorAll('*')].filter((element) => isSolid(element) && isShown(element))
      const solidsAt = placed(solids.map((thing) => ({ thing, box: thing.getBoundingClientRect() })))
      for (const price of lines) {
        const { node } = price
        if (!isPrice(node)) continue
        const parent = node.parentElement!
        const tell = (what: string) => found.add(`${wholeOf(node).slice(0, 30)}: ${what}`)
        const cut = cutBy(price)
        if (cut) tell(`cut by ${cut}`)
        const seen = seenOf(parent, price)
        if (!seen) continue
        const isOver = (element: Element, box: Box) => {
          const other = layerOf(element) === layerOf(parent) && seenOf(element, box)
          return other && isWide(common(seen, other))
        }
        for (const { thing: line } of textsAt(seen))
          if (line.node !== node && isOver(line.node.parentElement!, line))
            tell(`together with ${line.text.slice(0, 20)}`)
        for (const { thing, box } of solidsAt(seen))
          if (node.compareDocumentPosition(thing) === Node.DOCUMENT_POSITION_FOLLOWING && isOver(thing, box))
            tell(`under ${nameOf(thing)}`)
        const isOne = /^¥?[\d,.]+起?$/.test(price.text)
        if (isOne && linesOf(node).length > 1) tell('on two lines')
        const card = parent.closest('article')?.getBoundingClientRect()
        if (card && (price.right > card.right + 1 || price.bottom > card.bottom + 1)) tell('leaves its card')
      }
    }

    // What slides in is measured where it arrives.
    for (const animation of document.getAnimations())
      if (animation.playState === 'running' && animation.effect?.getTiming().iterations !== Infinity) animation.finish()
    // Far below, the browser keeps a card's place without drawing it: all are drawn to be measured.
    const skipping = [...document.querySelectorAll<HTMLElement>(`${selector} *`)].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    )
    for (const element of skipping) element.style.contentVisibility = 'visible'
    for (const root of document.querySelectorAll(selector)) check(root)
    for (const element of skipping) element.style.contentVisibility = ''
    return [...found]
  }, within)
