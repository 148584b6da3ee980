// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import PriceNotes from './price-notes.tsx'

afterEach(cleanup)

describe('price-notes', () => {
  it('explains the struck price, the price and the member price unless told otherwise', () => {
    render(<PriceNotes {...fakeTools()} />)
    expect(screen.getByRole('heading', { name: '价格说明' })).toBeTruthy()
    expect(screen.getByText('划线价：')).toBeTruthy()
  })

  it('says what the page says instead', () => {
    render(<PriceNotes notes={[{ text: '售出后不退不改' }]} {...fakeTools()} />)
    expect(screen.getByText('售出后不退不改')).toBeTruthy()
    expect(screen.queryByText('划线价：')).toBeNull()
  })
})
