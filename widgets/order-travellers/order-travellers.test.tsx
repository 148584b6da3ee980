// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import OrderTravellers from './order-travellers.tsx'

afterEach(cleanup)

function show(name: string) {
  const props = examples.find((one) => one.name === name)!.props
  const { container } = render(<OrderTravellers {...props} {...fakeTools()} />)
  return { container }
}

describe('order-travellers', () => {
  it('shows of documents and phones head and tail alone', () => {
    const { container } = show('两位')
    expect(container.textContent).toContain('顾长风身份证 460***********0011手机 138****0003')
    expect(container.textContent).toContain('顾念（GU NIAN）护照 E12****78')
    expect(container.textContent).not.toContain('460101199001010011')
  })

  it('[B3] shows every document that somebody has', () => {
    const { container } = show('两个证件')
    expect(container.textContent).toContain('身份证 460***********0011护照 E12****78手机')
  })
})
