import { expect, it } from 'vitest'
import { foreignWords, spokenText } from './spoken-text.ts'

it.each([
  ['回到上一页；没有上一页时打开 fallback（默认首页）。', '回到上一页'],
  ['能不能用（B4：点评状态 0、1）；没有写就是没有', '能不能用；没有写就是没有'],
  ['例如 /combo 或 {{ event.item.url }}；不写就由 more 事件决定', '例如 /combo 或 {{ event.item.url }}'],
  ['在 App 里用一个新页面打开', '在 App 里用一个新页面打开'],
  ['一个 .svg 文件，默认 brand', '一个 .svg 文件'],
])('%s -> %s', (text, told) => expect(spokenText(text)).toBe(told))

it('names the words that only programs read', () => {
  expect(foreignWords('用 load-more 取 A/B 的下一页 {{ list.more }}，去 /combo')).toEqual(['load-more'])
})
