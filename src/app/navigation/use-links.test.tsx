// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepTaps } from '../../engine/react/late-taps.ts'
import type { Navigation } from './navigation.ts'
import { useLinks } from './use-links.ts'

const prefetch = vi.fn()
const ways = { go: vi.fn(), goElsewhere: vi.fn() }
const navigation: Navigation = {
  prefetch,
  kept: () => undefined,
  keep: () => {},
  open: () => new Promise(() => {}),
  outdate: () => {},
  forget: () => {},
}

beforeEach(() => {
  vi.clearAllMocks()
  history.replaceState(null, '', '/tc-fostay/goods/1?index=2')
})
afterEach(cleanup)

function Page({
  href,
  target,
  onClick,
}: {
  href: string
  target?: string
  onClick?: (event: React.MouseEvent) => void
}) {
  useLinks(navigation, ways)
  return (
    <>
      <a href={href} target={target} onClick={onClick}>
        <b>go</b>
      </a>
      <main id="page" tabIndex={-1} />
    </>
  )
}

/** A tap on what stands inside the link; whether the browser is left to follow it. */
function tap(href: string, more: Omit<Parameters<typeof Page>[0], 'href'> = {}, event: MouseEventInit = {}) {
  const { getByText } = render(<Page href={href} {...more} />)
  fireEvent.pointerDown(getByText('go'))
  return fireEvent.click(getByText('go'), event)
}

describe('a tap on a link into the shop', () => {
  it('opens the page without a reload, fetched since the touch', () => {
    expect(tap('/tc-fostay/combo?a=1#deals')).toBe(false)
    expect(prefetch).toHaveBeenCalledWith('/combo?a=1')
    expect(ways.go).toHaveBeenCalledWith('/combo?a=1#deals')
  })

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'is the browser’s with %o',
    (event) => {
      expect(tap('/tc-fostay/combo', {}, event)).toBe(true)
      expect(ways.go).not.toHaveBeenCalled()
    },
  )

  it('is left alone when somebody has answered it', () => {
    tap('/tc-fostay/combo', { onClick: (event) => event.preventDefault() })
    expect(ways.go).not.toHaveBeenCalled()
  })
})

describe('a tap on a link in a block that is still to come alive', () => {
  /** React keeps what hits HTML whose code is not here from whoever listens after it. */
  function tapAsleep(hasCode: boolean): boolean {
    const { container, getByText } = render(
      <div data-block="stories">
        <Page href="/tc-fostay/content/1" />
      </div>,
    )
    const place = container.querySelector('[data-block]')
    if (place) keepTaps(place, () => hasCode)
    container.addEventListener('click', (event) => event.stopPropagation(), { capture: true })
    return fireEvent.click(getByText('go'))
  }

  it('opens the page without a reload, since nobody else answers it', () => {
    expect(tapAsleep(false)).toBe(false)
    expect(ways.go).toHaveBeenCalledExactlyOnceWith('/content/1')
  })

  it('is left to the block when its code is here', () => {
    expect(tapAsleep(true)).toBe(true)
    expect(ways.go).not.toHaveBeenCalled()
  })
})

describe('a tap on another link', () => {
  it.each(['https://a.example/', '/studio/gallery', 'mailto:a@b.example'])('is the browser’s: %s', (href) => {
    expect(tap(href)).toBe(true)
    expect(ways.go).not.toHaveBeenCalled()
    expect(prefetch).not.toHaveBeenCalled()
  })
})

describe('a tap on a link to a place on this page', () => {
  it('goes there without asking for the page again', () => {
    expect(tap('#page')).toBe(false)
    expect(ways.go).not.toHaveBeenCalled()
    expect(prefetch).not.toHaveBeenCalled()
    expect(document.activeElement?.id).toBe('page')
  })
})
