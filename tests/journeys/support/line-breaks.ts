import type { Page } from '@playwright/test'

/**
 * Lines that end where nobody would take a breath, by the browser's own dictionary: a name that is broken inside a word, a number away from
 * its sign or its unit, and a last line of one character. A word that is longer than its line may end anywhere, and so may all words where a
 * line has no room for four letters.
 * @returns each as it stands, 鹿鸣雪山三/日滑雪套餐: inside 三日
 */
export const badLineBreaks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Letter {
      readonly text: string
      readonly top: number
      readonly bottom: number
      readonly left: number
      readonly right: number
    }
    /** A row of letters, and where in the text it begins. */
    interface Line {
      readonly at: number
      readonly text: string
    }
    const TOGETHER = /[×x] ?\d+(?: ?[间份张人位晚件])?|共 ?\d+ ?[\p{Script=Han}]|\d+ [天晚间份张人位件]/gu
    /** Letters that a line must have room for. */
    const FEWEST = 4
    const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' })
    const found = new Set<string>()

    const isInline = (element: Element) => getComputedStyle(element).display === 'inline'
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('.visually-hidden, script, style, noscript, [inert], [data-away], textarea, select')

    /** The texts of a block, by the block: what is inline in it belongs to it. */
    const textsOf = () => {
      const blocks = new Map<Element, Text[]>()
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        if (node.data.trim() === '' || !isShown(node.parentElement!)) continue
        let block = node.parentElement!
        while (isInline(block) && block.parentElement) block = block.parentElement
        blocks.set(block, [...(blocks.get(block) ?? []), node])
      }
      return blocks
    }

    const lettersOf = (node: Text): Letter[] => {
      const range = document.createRange()
      return [...node.data].flatMap((_, at) => {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const box = range.getClientRects()[0]
        return box ? [{ text: node.data[at]!, top: box.top, bottom: box.bottom, left: box.left, right: box.right }] : []
      })
    }

    const linesOf = (letters: readonly Letter[]): Line[] => {
      const lines: { at: number; text: string; bottom: number }[] = []
      for (const [at, { text, top, bottom }] of letters.entries()) {
        const line = lines.at(-1)
        if (line && (top < line.bottom - 3 || text.trim() === '')) line.text += text
        else lines.push({ at, text, bottom })
      }
      return lines
    }

    /** Most texts are, which is told without a look at each letter. */
    const isOneLine = (nodes: readonly Text[]) => {
      const range = document.createRange()
      const rects = nodes.flatMap((node) => {
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      })
      return rects.every(({ top }) => top < rects[0]!.bottom - 3)
    }

    const widthOf = (letters: readonly Letter[]) => letters.reduce((sum, { left, right }) => sum + right - left, 0)

    const check = (block: Element, nodes: readonly Text[]) => {
      if (isOneLine(nodes)) return
      const box = block.getBoundingClientRect()
      const style = getComputedStyle(block)
      const room = box.width - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
      const clips = style.overflowY === 'hidden' || style.overflowY === 'clip'
      const letters = nodes.flatMap(lettersOf).filter(({ bottom }) => !clips || bottom < box.bottom + 3)
      const lines = linesOf(letters)
      if (lines.length < 2 || room < FEWEST * Number.parseFloat(style.fontSize)) return
      const text = letters.map((letter) => letter.text).join('')
      const shown = lines
        .map((line) => line.text)
        .join('/')
        .slice(0, 60)
      const keep = (from: number, to: number, what: string) => {
        const fits = widthOf(letters.slice(from, to)) < room - 2
        if (fits && lines.some(({ at }) => at > from && at < to)) found.add(`${shown}: inside ${what}`)
      }
      for (const { 0: whole, index } of text.matchAll(TOGETHER)) keep(index, index + whole.length, whole)
      if (nodes.some((node) => node.parentElement!.closest('h1, h2, h3, h4, [data-words]')))
        for (const { segment, index } of segmenter.segment(text))
          if (/^\p{Script=Han}{2,4}$/u.test(segment)) keep(index, index + segment.length, segment)
      if (/^\p{Script=Han}[。，！]?$/u.test(lines.at(-1)!.text.trim()) && lines.at(-2)!.text.trim().length > 1)
        found.add(`${shown}: a line of one character`)
    }

    const skipping = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).contentVisibility === 'auto',
    )
    for (const element of skipping) element.style.contentVisibility = 'visible'
    for (const [block, nodes] of textsOf()) check(block, nodes)
    for (const element of skipping) element.style.contentVisibility = ''
    return [...found]
  })
