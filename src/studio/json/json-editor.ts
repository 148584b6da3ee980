import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, foldGutter, HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import type { Catalogue } from '../../../schemas/studio/catalogue.ts'
import type { ToldProblem } from '../../../schemas/studio/checked.ts'
import { completionsAt } from './completions.ts'

export interface JsonEditor {
  /** Another text, from another pane; the caret stays where it is. */
  readonly show: (text: string) => void
  readonly mark: (problems: readonly ToldProblem[]) => void
  readonly destroy: () => void
}

interface JsonEditorOptions {
  readonly text: string
  readonly catalogue: Catalogue
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
  '.cm-tooltip': { backgroundColor: 'var(--surface)', color: 'var(--ink)', border: '1px solid var(--line)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--selected)', color: 'var(--ink)' },
})

function completionSource(catalogue: Catalogue) {
  return (context: CompletionContext): CompletionResult | null => {
    const found = completionsAt(context.state.doc.toString(), context.pos, catalogue)
    return found && (context.explicit || found.from < context.pos) ? found : null
  }
}

const diagnostic =
  (length: number) =>
  ({ start, end, severity, message, expected }: ToldProblem): Diagnostic => ({
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
  { text, catalogue, isLocked, onType }: JsonEditorOptions,
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
        lineNumbers(),
        foldGutter(),
        history(),
        bracketMatching(),
        json(),
        syntaxHighlighting(colours),
        autocompletion({ override: [completionSource(catalogue)] }),
        lintGutter(),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        look,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'JSON', tabindex: '0' }),
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
      if (now === next || view.hasFocus) return
      isShowing = true
      view.dispatch({ changes: { from: 0, to: now.length, insert: next } })
      isShowing = false
    },
    mark: (problems) => {
      view.dispatch(setDiagnostics(view.state, problems.map(diagnostic(view.state.doc.length))))
    },
    destroy: () => view.destroy(),
  }
}
