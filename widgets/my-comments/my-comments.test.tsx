// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import MyComments from './my-comments.tsx'

afterEach(cleanup)

describe('my-comments', () => {
  it('[B4] says how far each has come and leads to its order’s comment', () => {
    render(<MyComments {...examples.find(({ name }) => name === '全部设置')!.props} {...fakeTools()} />)
    expect(screen.getByText('点评没有通过，修改后可以再次提交')).toBeTruthy()
    const links = [/^查看点评.*澜湾岛海景度假酒店$/, /^写点评.*澜湾岛海景度假酒店$/].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(links).toEqual(['/tc-fostay/commentDetail/202611010001', '/tc-fostay/commentDetail/202611010004'])
  })
})
