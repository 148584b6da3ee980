// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Price } from './index.tsx'

afterEach(cleanup)
const textOf = (element: React.ReactElement) => render(element).container.textContent

describe('Price', () => {
  it('prints ¥, integer and decimals in one reading', () => {
    expect(textOf(<Price amount={1280.5} />)).toBe('¥1,280.50')
  })

  it('says 起 for the lowest of several', () => {
    expect(textOf(<Price amount={99} isFrom />)).toBe('¥99起')
  })

  it('strikes out a higher original and names it', () => {
    const { container } = render(<Price amount={99} original={199} />)
    expect(container.querySelector('s')?.textContent).toBe('原价¥199')
  })

  it('says nothing of an original that is not higher', () => {
    expect(textOf(<Price amount={99} original={99} />)).toBe('¥99')
  })
})
