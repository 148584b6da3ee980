import { useEffect, useRef } from 'react'

/** The focus goes to the first field that is wrong, each time that somebody tried. @returns the form's ref */
export function useWrongField(wrong: { readonly field: string } | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong.field}"]`)?.focus()
  }, [wrong])
  return form
}
