import { expect, it } from 'vitest'
import { SmallSegmenter } from './segmenter.ts'

const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })

it.each([
  ['a family', '一👨‍👩‍👧家'],
  ['flags side by side', '🇨🇳🇯🇵🇫'],
  ['a flag of a region', '🏴󠁧󠁢󠁥󠁮󠁧󠁿海'],
  ['a tone of skin', '👍🏽好'],
  ['combining characters', 'e\u0301家\u0308a\u0300\u0323'],
  ['a key', '1️⃣号'],
  ['a heart with its form', '❤️‍🔥的'],
  ['Korean in its parts', '한국'.normalize('NFD')],
  ['an end of line', 'a\r\nb\n\u0301'],
  ['a joiner between letters', 'a\u200db'],
  ['Thai', 'กำนี้'],
  ['Hindi', 'हिंदी'],
  ['half a character', '\ud83d海'],
  ['nothing', ''],
])('an older browser keeps %s whole, as those with a segmenter of their own do', (_, text) => {
  const of = ({ segment }: { readonly segment: string }) => segment
  expect(new SmallSegmenter('zh').segment(text).map(of)).toEqual(Array.from(segmenter.segment(text), of))
})

it('takes a text for one word', () => {
  expect(new SmallSegmenter('zh', { granularity: 'word' }).segment('亲子\n一价全包')).toEqual([
    { segment: '亲子\n一价全包' },
  ])
})
