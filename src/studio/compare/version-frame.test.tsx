// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { StudioCall } from '../calls/studio-calls.ts'
import { type FromFrame, sealed } from '../canvas/protocol.ts'
import { documentOf, noTitles } from '../document/index.ts'
import { type Studio, StudioContext } from '../session/studio.ts'
import { LinkedScroll } from './linked-scroll.ts'
import { VersionFrame } from './version-frame.tsx'

const item = { kind: 'page', name: 'home' } as const
const blocks = [{ id: 'hero', widget: 'box', props: { more: 1 } }]
const version = { title: '昨天的版本', text: '{}', document: documentOf({ title: '首页', blocks }, 'page') }
const box = { code: 'box', title: '盒子', props: { properties: { more: { type: 'string', title: '更多的文字' } } } }
const catalogue = async () => ({ widgets: [box], page: {} })
const look = { as: {}, address: '/' }
const page = { payload: {}, css: [] }
const drawn = { page, blocks: {}, origins: {}, problems: [] }

afterEach(cleanup)

/** A frame whose page of the shop is in our hands: what it is sent, and what it says. */
function open(answer: () => Promise<object>) {
  const onRetry = vi.fn()
  const call = (async () => answer()) as unknown as StudioCall
  render(
    <StudioContext value={{ call, catalogue } as unknown as Studio}>
      <VersionFrame
        {...{ item, side: 'left', version, look, changed: [], shown: undefined, together: new LinkedScroll() }}
        titles={noTitles}
        onClose={() => {}}
        onRetry={onRetry}
      />
    </StudioContext>,
  )
  const frame = screen.getByTitle('昨天的版本的页面')
  const shop = { postMessage: vi.fn() }
  Object.defineProperty(frame, 'contentWindow', { value: shop })
  const says = (message: FromFrame) =>
    act(async () => {
      const event = new Event('message')
      Object.assign(event, { data: sealed(message), origin: location.origin, source: shop })
      dispatchEvent(event)
    })
  return { onRetry, shop, says, side: screen.getByRole('figure') }
}

const isBusy = (side: HTMLElement) => side.getAttribute('aria-busy') === 'true'

it('[P8] waits with the shape of a page until the shop has drawn the version', async () => {
  const { says, side, shop } = open(async () => ({ reply: drawn }))
  expect(isBusy(side)).toBe(true)
  expect(screen.queryByRole('alert')).toBeNull()
  await says({ type: 'ready' })
  await vi.waitFor(() =>
    expect(shop.postMessage).toHaveBeenCalledWith(
      sealed({ type: 'show', turn: expect.any(Number) as number, page: page as never }),
      location.origin,
    ),
  )
  expect(isBusy(side)).toBe(true)
  await says({ type: 'shown', turn: 1, ms: 3 })
  expect(isBusy(side)).toBe(false)
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  ['nobody answers', { failure: { code: 'offline', message: '连不上服务器' } }, '连不上服务器'],
  [
    'it passes the check no more',
    {
      reply: {
        ...drawn,
        page: undefined,
        problems: [
          { severity: 'error', pointer: '/blocks/0/props/more', message: { zh: '「more」应该是文字', en: '' } },
        ],
      },
    },
    '这一版今天通不过检查，画不出来：「更多的文字」应该是文字',
  ],
  [
    'its viewer is led elsewhere',
    { reply: { ...drawn, page: undefined, redirect: '/combo' } },
    '这位访客打开时会转到 /combo',
  ],
])('[P8] says why there is no page where %s, and asks again', async (_why, answer, told) => {
  const { says, side, onRetry } = open(async () => answer)
  await says({ type: 'ready' })
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain(told))
  expect(isBusy(side)).toBe(false)
  await userEvent.setup().click(screen.getByRole('button', { name: '再试一次' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

it('[P8] says what stands in the frame where it is no page of the shop', async () => {
  const { side } = open(() => new Promise(() => {}))
  const frame = screen.getByTitle('昨天的版本的页面')
  const opened = document.implementation.createHTMLDocument()
  opened.body.innerHTML = '<main><h1>打不开</h1><p>登录已经过期</p><a href="/studio/sign-in">去登录</a></main>'
  Object.defineProperty(frame, 'contentDocument', { value: opened })
  await act(async () => void frame.dispatchEvent(new Event('load')))
  expect(screen.getByRole('alert').textContent).toBe('登录已经过期再试一次')
  expect(isBusy(side)).toBe(false)
})
