/**
 * For the `ref` of a form or menu that is folded to a line: what lies over the screen is folded again by Esc, and the focus is where it was
 * opened.
 */
export function foldedByEscape(form: HTMLDetailsElement): () => void {
  const fold = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !form.open) return
    form.open = false
    form.querySelector('summary')?.focus()
  }
  form.addEventListener('keydown', fold)
  return () => form.removeEventListener('keydown', fold)
}

/** The same, which a tap anywhere else folds too, and a button in it that was pressed: a finger has no Esc. */
export function foldedByTaps(menu: HTMLDetailsElement): () => void {
  const notByEscape = foldedByEscape(menu)
  const foldElsewhere = ({ target }: Event) => {
    if (!(target instanceof Node && menu.contains(target))) menu.open = false
  }
  const foldAfter = ({ target }: Event) => {
    if (target instanceof Element && target.closest('button')) menu.open = false
  }
  document.addEventListener('pointerdown', foldElsewhere)
  menu.addEventListener('click', foldAfter)
  return () => {
    notByEscape()
    document.removeEventListener('pointerdown', foldElsewhere)
    menu.removeEventListener('click', foldAfter)
  }
}
