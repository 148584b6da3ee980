// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { EditorScreen } from './editor-screen.tsx'

afterEach(cleanup)

it('an address that names no kind of thing leads back to the list', () => {
  render(
    <MemoryRouter initialEntries={['/pages/banner/home']}>
      <Routes>
        <Route path="/pages/:kind/:name" element={<EditorScreen />} />
      </Routes>
    </MemoryRouter>,
  )
  expect(screen.getByText('工作台里没有这个地址')).toBeTruthy()
  expect(screen.getByRole('link', { name: '回到页面列表' }).getAttribute('href')).toBe('/')
})
