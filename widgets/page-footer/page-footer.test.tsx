// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import PageFooter from './page-footer.tsx'

afterEach(cleanup)

describe('page-footer', () => {
  it('lists its points and says its promise', () => {
    render(<PageFooter brand="澜途度假" promise="像回到家" points={['官方直营', '随时退']} {...fakeTools()} />)
    expect(screen.getAllByRole('listitem').map((point) => point.textContent)).toEqual(['官方直营', '随时退'])
    expect(screen.getByText('像回到家')).toBeTruthy()
  })

  it('has no empty list', () => {
    render(<PageFooter brand="澜途度假" {...fakeTools()} />)
    expect(screen.queryByRole('list')).toBeNull()
  })
})
