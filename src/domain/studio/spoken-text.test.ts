import { expect, it } from 'vitest'
import { foreignWords } from './spoken-text.ts'

it('names the words that only programs read', () => {
  expect(foreignWords('用 load-more 取 A/B 的下一页 {{ list.more }}，去 /combo')).toEqual(['load-more'])
})
