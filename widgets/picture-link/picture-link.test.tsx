// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { examples } from './examples.ts'
import PictureLink from './picture-link.tsx'

afterEach(cleanup)

const show = (name: string) => render(<PictureLink {...examples.find((one) => one.name === name)!.props} />)

describe('picture-link', () => {
  it('leads where its content says', () => {
    show('全部')
    const link = screen.getByRole('link', { name: '分享赚佣金 好友下单，佣金次月到账' })
    expect(link.getAttribute('href')).toBe('/tc-fostay/combo')
  })

  it('is no link where its content leads nowhere', () => {
    show('不能点')
    expect([screen.queryByRole('link'), screen.queryByText('活动已经结束')]).toEqual([null, expect.anything()])
  })
})
