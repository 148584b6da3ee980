type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A tick, a text, or which option of a list is chosen, counted from 0. */
type Held = boolean | string

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

const heldBy = (field: Field): Held =>
  isTick(field) ? field.checked : field instanceof HTMLSelectElement ? `${field.selectedIndex}` : field.value

/** The last event by which a field says that it holds something else: it may still be on its way. */
let last: Event | undefined

/** Texts of several lines: React puts the server's text back as it takes one over, if there was any. */
const texts = new WeakMap<EventTarget, string>()

function hear(event: Event): void {
  last = event
  look(event.target)
}

function look(target: EventTarget | null): void {
  if (target instanceof HTMLTextAreaElement) texts.set(target, target.value)
}

/** Listens to what fields say from now on; to be called before the page hydrates. */
export function hearChoices(): void {
  document.querySelectorAll('textarea').forEach(look)
  // Each time: the same listener is added once.
  for (const type of ['click', 'input', 'change'])
    document.addEventListener(type, hear, { capture: true, passive: true })
}

/** Whether it is not as the server wrote it; a radio goes off because another one was chosen. */
function isChosen(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
  if (field instanceof HTMLSelectElement) return !field.options[field.selectedIndex]?.defaultSelected
  return (texts.get(field) ?? field.value) !== field.defaultValue
}

const isFile = ({ type }: Field) => type === 'file'

/** A copy of a field that holds what the server wrote. Options that are copied are chosen anew. */
function asWritten(field: Field): Field {
  const copy = field.cloneNode(true) as Field
  if (isTick(copy)) copy.checked = copy.defaultChecked
  else if (!(copy instanceof HTMLSelectElement)) copy.value = isFile(copy) ? '' : copy.defaultValue
  return copy
}

function put(field: Field, held: Held): void {
  if (heldBy(field) === held || isFile(field)) return
  if (isTick(field)) field.checked = held === true
  else if (field instanceof HTMLSelectElement)
    [...field.options].forEach((option, at) => (option.selected = `${at}` === held))
  else field.value = String(held)
}

/** Makes React take the next event of a field for a change from what the server wrote; the field itself, its caret and its composition stay. */
function forget(field: Field, copy: Field): void {
  // What React knows of a field it keeps in a property of its own, which stands over the one of all fields.
  Object.getOwnPropertyDescriptor(field, 'value')?.set?.call(copy, heldBy(copy))
}

/** Does again, with what stands in the field, what somebody did there. */
function tell(field: Field, held: Held): void {
  const copy = asWritten(field)
  if (!field.isConnected || held === heldBy(copy)) return
  if (isTick(field)) {
    put(field, !held)
    return field.click()
  }
  // Whoever has typed on was heard.
  const now = heldBy(field)
  if (now !== held && now !== heldBy(copy)) return
  put(field, held)
  forget(field, copy)
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Tells React one after another what was done in fields of a block before it was alive, as if it was done now; then calls `done`. */
function tellChoices([one, ...left]: readonly (readonly [field: Field, held: Held])[], done?: () => void): void {
  if (!one) return done?.()
  tell(...one)
  // What this renders comes first: a form may add the next change to what it rendered last.
  queueMicrotask(() => tellChoices(left, done))
}

/** The block was woken by this very event, in which React would see nothing new: it is told again with the others. */
function stopAt(field: Field, event: Event): void {
  const stop = (here: Event) => {
    if (here !== event) return
    here.stopPropagation()
    field.removeEventListener(event.type, stop, true)
  }
  field.addEventListener(event.type, stop, true)
}

/** See `keepChoices` in choices.ts, which loads this file. */
export function keepChoices(place: Element): ((done?: () => void) => void) | undefined {
  const kept: [Field, Held][] = []
  for (const field of place.querySelectorAll<Field>('input,select,textarea')) {
    if (!isChosen(field) || field.closest('[data-block]') !== place) continue
    kept.push([field, texts.get(field) ?? heldBy(field)])
    if (last?.target === field && last.eventPhase && isTick(field) === (last.type === 'click')) stopAt(field, last)
  }
  if (kept.length === 0) return undefined
  return (done) => tellChoices(kept.splice(0), done)
}
