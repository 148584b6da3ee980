import { StateEffect, StateField } from '@codemirror/state'
import { Decoration, EditorView } from '@codemirror/view'

/** From where to where a part of the text reaches: UTF-16 units from the start. */
export interface TextRange {
  readonly from: number
  readonly to: number
}

/** Where words stand in a text, whatever the case of their letters; none for no words. */
export function placesOf(text: string, words: string): TextRange[] {
  if (words === '') return []
  // Small letters of a few signs are longer than the sign: a place in them would be no place in the text.
  const [all, sought] = [text, words].map((one) => one.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()))
  const found: TextRange[] = []
  for (let at = all!.indexOf(sought!); at !== -1; at = all!.indexOf(sought!, at + words.length))
    found.push({ from: at, to: at + words.length })
  return found
}

/** The smallest change that makes one text the other: what stands before and after it, the caret too, stays where it is. */
export function changeBetween(now: string, next: string): TextRange & { readonly insert: string } {
  const most = Math.min(now.length, next.length)
  let from = 0
  while (from < most && now[from] === next[from]) from += 1
  let after = 0
  while (after < most - from && now[now.length - 1 - after] === next[next.length - 1 - after]) after += 1
  return { from, to: now.length - after, insert: next.slice(from, next.length - after) }
}

const pointAt = StateEffect.define<TextRange | undefined>()
const pointed = Decoration.mark({ class: 'cm-pointed' })

/** Marks the part that is pointed at until the text is changed. */
export const pointing = StateField.define({
  create: () => Decoration.none,
  update: (marks, { docChanged, effects }) => {
    const told = effects.find((effect) => effect.is(pointAt))
    if (!told) return docChanged ? Decoration.none : marks
    const range = told.value as TextRange | undefined
    return range && range.from < range.to ? Decoration.set(pointed.range(range.from, range.to)) : Decoration.none
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** Brings a part of the text into sight and marks it; without one nothing is marked any more. The focus stays where it is. */
export function point(view: EditorView, range: TextRange | undefined): void {
  const effects: StateEffect<unknown>[] = [pointAt.of(range)]
  if (range) effects.push(EditorView.scrollIntoView(range.from, { y: 'start', yMargin: 64 }))
  view.dispatch({ effects })
}
