import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * What somebody typed into a form that the server made, before the app took it over: told once, by the names of its fields, so that it is
 * not lost. A box that was ticked is told as `on`.
 * @returns the form's ref
 */
export function useTypedBefore(onTyped: (values: Readonly<Record<string, string>>) => void) {
  const form = useRef<HTMLFormElement>(null)
  const tell = useEffectEvent(onTyped)
  useEffect(() => {
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])]
    const typed = fields.flatMap((field) => (isChanged(field) ? [[field.name, field.value] as const] : []))
    if (typed.length > 0) tell(Object.fromEntries(typed))
  }, [])
  return form
}

/** React leaves what stands in a field when it takes it over, and makes what it would have written the field's default. */
const isChanged = ({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue
