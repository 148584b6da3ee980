// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import Itinerary from './itinerary.tsx'

describe('itinerary', () => {
  afterEach(cleanup)

  it('[B2.3] lists the days in their order and says how many there are', () => {
    render(<Itinerary {...examples[1]!.props} {...fakeTools()} />)
    expect(screen.getByRole('heading', { name: '行程安排（3 天）' })).toBeTruthy()
    expect(screen.getAllByRole('listitem').map((day) => day.querySelector('b')?.textContent)).toEqual([
      '第 1 天',
      '第 2 天',
      '第 3 天',
    ])
  })
})
