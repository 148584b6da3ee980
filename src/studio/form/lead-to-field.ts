/** ms in which a form comes. */
const SOON = 3000

const CONTROL = 'input, textarea, select, [contenteditable="true"]'

/** The field of a value, or the nearest one around it. */
function fieldAt(path: string): HTMLElement | undefined {
  const steps = path.split('/')
  for (let count = steps.length; count > 0; count -= 1) {
    const field = document.querySelector<HTMLElement>(`[data-path="${CSS.escape(steps.slice(0, count).join('/'))}"]`)
    if (field) return field
  }
  return undefined
}

function show(field: HTMLElement): void {
  for (let around = field.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true
  field.scrollIntoView({ block: 'center' })
  field.querySelector<HTMLElement>(CONTROL)?.focus()
}

/** Opens what is folded around a field of the form and puts the cursor into it, as soon as the form is there. */
export function leadToField(path: string): void {
  const watcher = new MutationObserver(() => look())
  const timer = setTimeout(() => watcher.disconnect(), SOON)
  const look = () => {
    const field = fieldAt(path)
    if (!field) return
    watcher.disconnect()
    clearTimeout(timer)
    show(field)
  }
  // In the next frame: the form that is open now may be that of what was chosen before, with a field of the same name.
  requestAnimationFrame(() => {
    watcher.observe(document.body, { childList: true, subtree: true })
    look()
  })
}
