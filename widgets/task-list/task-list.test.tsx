// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import TaskList from './task-list.tsx'

describe('task-list', () => {
  afterEach(cleanup)

  it('leads to what is to be done, and to nothing that is done or has no page', () => {
    render(<TaskList {...examples[1]!.props} {...fakeTools()} />)
    expect(screen.getByRole('link', { name: /^去看看/ }).getAttribute('href')).toBe(
      '/tc-fostay/?activityTaskRelationId=70013',
    )
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByText('已得')).toBeTruthy()
    expect(screen.getByText('未达成')).toBeTruthy()
  })
})
