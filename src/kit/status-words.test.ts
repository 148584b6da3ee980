import { expect, it } from 'vitest'
import { statusWords } from './status-words.ts'

it.each([
  [403, undefined, '您没有此操作权限'],
  [404, { message: 'Route GET:/x not found' }, '请求地址失效'],
  [422, { message: '已售罄' }, '已售罄'],
  [500, { message: '', errorMessage: '系统异常' }, '系统异常'],
  [502, '<html>', '系统开小差了，请稍后再试'],
])('[A8] the browser and the pages of the server say the same of a status: %s', (status, body, words) => {
  expect(statusWords(status, body)).toBe(words)
})
