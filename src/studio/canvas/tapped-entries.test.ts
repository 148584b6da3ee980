import { expect, it } from 'vitest'
import { tappedEntries } from './tapped-entries.ts'

const entries = [
  { id: 'snow', title: '今年的第一场雪', words: 'snow 今年的第一场雪 云顶开板 /tc-fostay/media/snow-1' },
  { id: 'sea', title: '', words: 'sea /tc-fostay/media/bay-1' },
  { id: 'coast', title: '', words: 'coast 海岸 /tc-fostay/media/bay-12' },
]
const whole = { text: '今年的第一场雪 海岸', pictures: ['/media/snow-1.webp'] }
const picture = (file: string) => ({ text: '', pictures: [`/tc-fostay/media/${file}`] })

it.each([
  ['its picture, of any size', [picture('bay-1-780x390.webp')], ['sea']],
  ['another picture that begins alike', [picture('bay-12-780x390.webp')], ['coast']],
  ['the number of a slide', [{ text: '1', pictures: [] }], []],
  ['its title', [{ text: '今年的第一场雪', pictures: [] }], ['snow']],
  ['other words of it', [{ text: '云顶开板', pictures: [] }], ['snow']],
  ['a title among other words', [{ text: '公告 今年的第一场雪 更多', pictures: [] }], ['snow']],
  ['nothing of its own, around which it stands', [{ text: '', pictures: [] }, picture('snow-1.jpg'), whole], ['snow']],
  ['no entry', [{ text: '更多', pictures: ['/other.png'] }], []],
])('an entry is found by a tap on %s', (_what, levels, found) => {
  expect(tappedEntries(levels, entries).map(({ id }) => id)).toEqual(found)
})

it('no entry is found by a tap beside all of them', () => {
  const pictures = ['/tc-fostay/media/bay-1.webp', '/tc-fostay/media/bay-12.webp']
  expect(tappedEntries([{ text: '今年的第一场雪 海岸', pictures }], entries)).toEqual([])
})
