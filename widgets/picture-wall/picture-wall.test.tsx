// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import PictureWall from './picture-wall.tsx'

afterEach(cleanup)

describe('picture-wall', () => {
  it('[B2.9] opens the picture that was tapped over the whole screen', async () => {
    const emit = vi.fn()
    render(<PictureWall {...examples[1]!.props} {...fakeTools({ emit })} />)
    fireEvent.click(screen.getByRole('button', { name: /椰林下的步道/ }))
    expect(emit).toHaveBeenCalledExactlyOnceWith('open', { index: 1 })
    const preview = await screen.findByRole('dialog', { name: '图片预览' })
    expect(within(preview).getAllByRole('img')).toHaveLength(3)
    fireEvent.click(within(preview).getByRole('button', { name: '关闭预览' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
