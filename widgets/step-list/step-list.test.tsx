// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import StepList from './step-list.tsx'

afterEach(cleanup)

describe('step-list', () => {
  it('says what is done, what is under way, and what is not yet', () => {
    render(<StepList {...examples[0]!.props} {...fakeTools()} />)
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(texts).toEqual(['提交预约：已完成', '商家确认：进行中', '预约成功：还没到'])
  })
})
