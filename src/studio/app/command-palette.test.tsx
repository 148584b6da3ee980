// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import type { StudioCall } from '../calls/studio-calls.ts'
import { type Studio, StudioContext } from '../session/studio.ts'
import { CommandPalette } from './command-palette.tsx'

const banner = { kind: 'component', name: 'TOP', title: '首屏' }
const found = [
  { kind: 'page', name: 'home', title: '首页' },
  { ...banner, block: 'snow', field: 'title', words: '今年的第一场雪' },
]
const call = (async () => ({ reply: { found } })) as unknown as StudioCall

function Address() {
  const { pathname, search, hash } = useLocation()
  return <output>{pathname + search + hash}</output>
}

afterEach(cleanup)

describe('the palette', () => {
  it('finds pages and what contents say, and opens the very field by keys alone', async () => {
    const user = userEvent.setup()
    render(
      <MemoryRouter>
        <StudioContext value={{ call } as unknown as Studio}>
          <CommandPalette onClose={() => {}} />
          <Address />
        </StudioContext>
      </MemoryRouter>,
    )
    await user.type(screen.getByRole('combobox'), '第一场雪')
    expect(await screen.findByRole('option', { name: /今年的第一场雪 ?页面组件「首屏」/ })).toBeDefined()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(screen.getByRole('status').textContent).toBe('/pages/component/TOP?field=title#snow')
  })
})
