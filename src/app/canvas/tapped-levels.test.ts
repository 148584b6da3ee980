// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { tappedLevels } from './tapped-levels.ts'

afterEach(() => document.body.replaceChildren())

it('a tap tells what the element shows, and each one around it up to its block', () => {
  document.body.innerHTML = `<main>页面<div data-block="top"><a href="/x"><img src="/tc-fostay/media/bay-1-375x200.webp?v=2" alt=""><b>  今年的
    第一场雪 </b></a>更多</div></main>`
  const picture = ['/tc-fostay/media/bay-1-375x200.webp']
  expect(tappedLevels(document.querySelector('b'))).toEqual([
    { text: '今年的 第一场雪', pictures: [] },
    { text: '今年的 第一场雪', pictures: picture },
    { text: '今年的 第一场雪 更多', pictures: picture },
  ])
  expect(tappedLevels(document.querySelector('img'))[0]).toEqual({ text: '', pictures: picture })
  expect(tappedLevels(document.querySelector('main'))).toEqual([])
})
