// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, Suspense, useEffect } from 'react'
import { expect, it, vi } from 'vitest'
import type { ActionTools } from '../../kit/action.ts'
import type { ScreenProps, ScreenTools } from '../../kit/module.ts'
import { noCall, planWith } from '../../engine/react/fake-page.tsx'
import { PageContext } from '../../engine/react/page-context.ts'
import type { PageContextValue, PageRuntime } from '../../engine/react/page-runtime.ts'
import { createCaller } from '../../engine/core/create-caller.ts'
import { createPageStore } from '../../engine/react/page-store.ts'
import { openingKey, SCREEN_OPENING } from '../../engine/core/screen-page.ts'
import { hostScreen } from './screen-host.tsx'

const ASKED = { orderId: '7' }

/** A screen in its page, whose calls are these. */
async function show(Screen: (props: ScreenProps) => ReactNode, call: ActionTools['call']) {
  const coming = Promise.resolve({ call } as Partial<ActionTools> as ActionTools)
  const runtime = { tools: () => coming } as Partial<PageRuntime> as PageRuntime
  const opening = { status: 'ready', value: { [openingKey('bookingInfo', ASKED)]: 'came' } } as const
  const store = createPageStore(planWith([]), { [SCREEN_OPENING]: opening }, noCall, createCaller)
  const Hosted = hostScreen(Screen) as () => null
  await act(async () => {
    render(
      <PageContext value={{ store, runtime } as Partial<PageContextValue> as PageContextValue}>
        <Suspense>
          <Hosted />
        </Suspense>
      </PageContext>,
    )
  })
}

it('a screen has what it asks for as it begins from its page, if it asks for the same; after that the shop is asked', async () => {
  const replies: unknown[] = []
  let later: ScreenTools | undefined
  function Screen({ tools }: ScreenProps) {
    useEffect(() => {
      if (!tools) return
      later = tools
      void tools.call('bookingInfo', ASKED).then((reply) => replies.push(reply))
      void tools.call('bookingInfo', { orderId: '8' }).then((reply) => replies.push(reply))
    }, [tools])
    return null
  }
  const call = vi.fn<ActionTools['call']>(async () => 'asked')
  await show(Screen, call)
  expect(replies).toEqual(['came', 'asked'])
  expect(await later?.call('bookingInfo', ASKED)).toBe('asked')
  expect(call.mock.calls.map(([, args]) => args)).toEqual([{ orderId: '8' }, ASKED])
})

it('what was tapped in a screen shows that its call is under way, until that is answered or has failed', async () => {
  const cancel = vi.fn()
  const animate = vi.spyOn(Element.prototype, 'animate').mockReturnValue({ cancel } as unknown as Animation)
  let fail = (_error: Error) => {}
  const call = () => new Promise<never>((_resolve, reject) => (fail = reject))
  const press = (tools: ScreenTools | undefined, tap: Event) => {
    vi.stubGlobal('event', tap)
    void tools?.call('checkCode', {}).then(undefined, () => undefined)
    vi.unstubAllGlobals()
  }
  await show(({ tools }) => <button onClick={({ nativeEvent }) => press(tools, nativeEvent)}>查询</button>, call)
  fireEvent.click(screen.getByRole('button'))
  expect(animate.mock.contexts).toEqual([screen.getByRole('button')])
  expect(cancel).not.toHaveBeenCalled()
  await act(async () => fail(new Error('offline')))
  expect(cancel).toHaveBeenCalledOnce()
  animate.mockRestore()
})
