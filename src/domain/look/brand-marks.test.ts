// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { themeSchema } from '../../../schemas/page/theme.ts'
import { markImage } from './brand-marks.ts'

const marks = themeSchema.properties.mark.enum
const drawn = (mark: (typeof marks)[number]) => {
  const [, text = ''] = /^url\("data:image\/svg\+xml,([^"<>#]*)"\)$/.exec(markImage(mark, '#0A4FA3')) ?? []
  return new DOMParser().parseFromString(decodeURIComponent(text), 'image/svg+xml')
}

it.each(marks)('the sign %s is a picture in the brand’s colour, with its sun', (mark) => {
  const svg = drawn(mark)
  expect(svg.querySelector('rect')?.getAttribute('fill')).toBe('#0A4FA3')
  const paths = [...svg.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
  expect(paths.length).toBeGreaterThan(1)
  expect(paths.filter((path) => !/^M[\d\s.a-zA-Z,-]+$/.test(path))).toEqual([])
})

it('no two are alike', () => {
  expect(new Set(marks.map((mark) => markImage(mark, '#0A4FA3'))).size).toBe(marks.length)
})
