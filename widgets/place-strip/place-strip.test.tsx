// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import PlaceStrip from './place-strip.tsx'

afterEach(cleanup)

describe('place-strip', () => {
  it('shows what is around its place, and leads to the page of its map', () => {
    const { container } = render(<PlaceStrip {...examples[1]!.props} {...fakeTools()} />)
    expect(screen.getByRole('link', { name: '位置' }).getAttribute('href')).toBe('/tc-fostay/map?poiId=50007')
    expect(screen.getByText('澜湾岛环岛东路 1 号')).toBeTruthy()
    const [picture, part] = container.querySelector('use')!.getAttribute('href')!.split('#')
    expect(picture).toMatch(/^\/tc-fostay\/maps\/resort-map\/110\.39210,18\.77140,/)
    expect(part).toBe('still')
  })
})
