// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import FriendList from './friend-list.tsx'

const friend = { nickName: '陆行舟', iconUrl: '' }

describe('friend-list', () => {
  afterEach(cleanup)

  it('says who helped, when, with what, and how many are still wanted', () => {
    const friends = [{ ...friend, cutPrice: 13.5, helpedAt: '2026-11-20T10:05:00', isMine: true }]
    render(<FriendList title="帮砍的好友" friends={friends} wanted={3} {...fakeTools()} />)
    for (const text of ['帮砍的好友 1/3', '陆行舟（我）', '砍了 ¥13.50', '还差 2 位好友'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByText(/11月20日/).textContent).toContain('10:05')
  })

  it('calls who has told no name a friend, and says points', () => {
    render(<FriendList title="为我助力" friends={[{ nickName: '', iconUrl: '', points: 5 }]} {...fakeTools()} />)
    expect(screen.getByText('一位朋友')).toBeTruthy()
    expect(screen.getByText('+5 积分')).toBeTruthy()
    expect(screen.queryByText(/还差/)).toBeNull()
  })

  it('asks to send the link where nobody helped', () => {
    render(<FriendList title="为我助力" friends={[]} wanted={3} {...fakeTools()} />)
    expect(screen.getByText('还没有好友来，把链接发给他们吧')).toBeTruthy()
  })
})
