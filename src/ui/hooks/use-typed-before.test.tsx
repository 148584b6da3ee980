// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useTypedBefore } from './use-typed-before.ts'

afterEach(cleanup)

function Form({ onTyped }: { readonly onTyped: (values: Readonly<Record<string, string>>) => void }) {
  const form = useTypedBefore(onTyped)
  return (
    <form ref={form}>
      <input name="mobile" value="" readOnly />
      <input name="code" value="12" readOnly />
      <input name="isAgreed" type="checkbox" checked={false} readOnly />
    </form>
  )
}

async function takeOver(type: (form: HTMLFormElement) => void) {
  const onTyped = vi.fn()
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Form onTyped={onTyped} />)
  type(place.querySelector('form')!)
  const root = await act(() => hydrateRoot(place, <Form onTyped={onTyped} />))
  act(() => root.unmount())
  place.remove()
  return onTyped.mock.calls
}

describe('useTypedBefore', () => {
  it('tells what was typed and ticked before the app took the form over', async () => {
    const told = await takeOver((form) => {
      form.querySelector<HTMLInputElement>('[name=mobile]')!.value = '138'
      form.querySelector<HTMLInputElement>('[name=isAgreed]')!.checked = true
    })
    expect(told).toEqual([[{ mobile: '138', isAgreed: 'on' }]])
  })

  it('tells nothing of a form that nobody touched', async () => {
    expect(await takeOver(() => undefined)).toEqual([])
  })
})
