import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, foldGutter, HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { EditorState, type Extension, Transaction } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import type { ProblemView } from '../../../schemas/studio/checked.ts'
import type { Completions } from './completions.ts'
import { changeBetween, placesOf, point, pointing } from './find-in-text.ts'

export interface JsonEditor {
  /** Another text, from another pane; the caret stays where it is, and taking back in this pane does not take it back. */
  readonly show: (text: string) => void
  readonly hasFocus: () => boolean
  readonly focus: () => void
  /** Shows one of the places where words stand, counted round from 0. @returns which, and how many there are */
  readonly find: (words: string, at: number) => { readonly at: number; readonly count: number }
  /** Shows what stands at a path of the text. */
  readonly reveal: (path: readonly (string | number)[]) => void
  /** Nothing is pointed at any more. */
  readonly unpoint: () => void
  readonly mark: (problems: readonly ProblemView[]) => void
  readonly destroy: () => void
}

interface JsonEditorOptions {
  readonly text: string
  /** What may stand where the caret is. */
  readonly complete: (text: string, offset: number) => Promise<Completions | undefined>
  readonly isLocked: boolean
  readonly onType: (text: string) => void
}

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--brand-deep)' },
  { tag: tags.string, color: 'var(--ink)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--accent)' },
  { tag: tags.punctuation, color: 'var(--ink-3)' },
])

const look = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--surface)', fontSize: '12.5px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, Menlo, monospace', lineHeight: '1.6' },
  '.cm-gutters': { color: 'var(--ink-3)', backgroundColor: 'var(--surface)', border: '0' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': { backgroundColor: 'var(--selected) !important' },
  '.cm-pointed': { backgroundColor: 'var(--selected)' },
  '.cm-tooltip': { backgroundColor: 'var(--surface)', color: 'var(--ink)', border: '1px solid var(--line)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--selected)', color: 'var(--ink)' },
})

function completionSource(complete: JsonEditorOptions['complete']) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const found = await complete(context.state.doc.toString(), context.pos)
    return found && (context.explicit || found.from < context.pos) ? found : null
  }
}

/**
 * A text that comes whole (by dictation, a keyboard's suggestion, a drop) takes the place of what is selected. A browser that does so itself keeps
 * the colour of what it takes away by an inline style, which the page's policy refuses.
 */
const replacesSelected = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { state } = view
    const { inputType, isComposing, data } = event
    const isText = inputType === 'insertText' || inputType === 'insertReplacementText'
    if (!isText || isComposing || data === null || state.readOnly || state.selection.main.empty) return false
    event.preventDefault()
    view.dispatch(state.update(state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true }))
    return true
  },
})

/** What every JSON editor is made of. */
const written: Extension = [
  lineNumbers(),
  foldGutter(),
  history(),
  bracketMatching(),
  json(),
  syntaxHighlighting(colours),
  lintGutter(),
  pointing,
  replacesSelected,
  keymap.of([...defaultKeymap, ...historyKeymap]),
  look,
  EditorView.lineWrapping,
  EditorView.contentAttributes.of({ 'aria-label': 'JSON', tabindex: '0' }),
]

const diagnostic =
  (length: number) =>
  ({ start, end, severity, message, expected }: ProblemView): Diagnostic => ({
    from: Math.min(start.offset, length),
    to: Math.min(Math.max(end.offset, start.offset), length),
    severity,
    message: expected ? `${message.zh}：应当是 ${expected.zh}` : message.zh,
  })

/**
 * CodeMirror over the document's text. It stands in a shadow root, where its styles are adopted style sheets: the page's policy allows no
 * style elements.
 */
export function createJsonEditor(
  place: HTMLElement,
  { text, complete, isLocked, onType }: JsonEditorOptions,
): JsonEditor {
  const root = place.shadowRoot ?? place.attachShadow({ mode: 'open' })
  root.replaceChildren()
  let isShowing = false
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        written,
        autocompletion({ override: [completionSource(complete)] }),
        EditorState.readOnly.of(isLocked),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !isShowing) onType(update.state.doc.toString())
        }),
      ],
    }),
  })
  return {
    show: (next) => {
      const now = view.state.doc.toString()
      if (now === next) return
      isShowing = true
      view.dispatch({ changes: changeBetween(now, next), annotations: Transaction.addToHistory.of(false) })
      isShowing = false
    },
    hasFocus: () => view.hasFocus,
    focus: () => view.focus(),
    find: (words, asked) => {
      const places = placesOf(view.state.doc.toString(), words)
      const at = places.length === 0 ? 0 : (asked + places.length) % places.length
      point(view, places[at])
      return { at, count: places.length }
    },
    reveal: (path) => {
      const root = parseTree(view.state.doc.toString())
      const node = root && findNodeAtLocation(root, [...path])
      if (node) point(view, { from: node.offset, to: node.offset + node.length })
    },
    unpoint: () => point(view, undefined),
    mark: (problems) => {
      view.dispatch(setDiagnostics(view.state, problems.map(diagnostic(view.state.doc.length))))
    },
    destroy: () => view.destroy(),
  }
}
