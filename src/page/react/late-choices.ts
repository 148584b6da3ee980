type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A tick, a text, or which of a list's options are chosen, as 0 and 1. */
type Held = boolean | string

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

const isTick = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

const isFile = ({ type }: Field) => type === 'file'

function heldBy(field: Field): Held {
  if (isTick(field)) return field.checked
  if (field instanceof HTMLSelectElement) return [...field.options].map(({ selected }) => Number(selected)).join('')
  return field.value
}

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
    [...field.options].forEach((option, at) => (option.selected = String(held)[at] === '1'))
  else field.value = String(held)
}

/** Makes React take the next event of a field for a change from what the copy holds; the field itself, its caret and its composition stay. */
function forget(field: Field, copy: Field): void {
  // What React knows of a field it keeps in a property of its own, which stands over the one of all fields.
  const property = isTick(field) ? 'checked' : 'value'
  Object.getOwnPropertyDescriptor(field, property)?.set?.call(copy, heldBy(copy))
}

/** Does again, with what stands in the field, what somebody did there. */
function tell(field: Field, held: Held, copy: Field): void {
  if (!field.isConnected) return
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

/**
 * What was ticked, typed or chosen in a block before it was alive. React takes the server's fields over with what they hold, and tells nobody: with
 * the next render it would be gone. To be called as soon as the fields are React's, before anything renders again.
 * @returns tells it, once, and then calls `done`
 */
export function keepChoices(place: Element): (done?: () => void) => void {
  const left: (() => void)[] = []
  for (const field of place.querySelectorAll<Field>('input,select,textarea')) {
    const held = texts.get(field) ?? heldBy(field)
    const copy = asWritten(field)
    // A radio goes off because another one was chosen.
    const isChosen = held !== heldBy(copy) && !(field.type === 'radio' && !held)
    if (!isChosen || field.disabled || field.closest('[data-block]') !== place) continue
    if (last?.target === field && last.eventPhase !== Event.NONE && isTick(field) === (last.type === 'click')) {
      // The block was woken by this very event: React is still to hear of it, after the field itself.
      const before = () => {
        put(field, held)
        forget(field, copy)
      }
      field.addEventListener(last.type, before, { once: true, capture: true })
    } else left.push(() => tell(field, held, copy))
  }
  return function next(done) {
    const one = left.shift()
    if (!one) return done?.()
    one()
    // What this renders comes first: a form may add the next change to what it rendered last.
    queueMicrotask(() => next(done))
  }
}
