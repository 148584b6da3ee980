import { useEffect, useRef } from 'react'

/** For a form: the focus goes to the field that is wrong, each time that somebody tried. */
export function useWrongField(wrong: { readonly field: string } | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus()
  }, [wrong])
  return form
}
