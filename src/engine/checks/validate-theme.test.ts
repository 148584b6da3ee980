import { describe, expect, it } from 'vitest'
import { validateTheme } from './validate-theme.ts'

const validate = (text: string) => validateTheme({ name: 'sea', file: 'pages/themes/sea.json', text })

describe('validateTheme', () => {
  it('gives the theme when nothing is wrong', () => {
    const theme = { title: '海', tokens: { brand: '#0B7A75', 'radius-m': 8 } }
    expect(validate(JSON.stringify(theme))).toEqual({ theme, problems: [] })
  })

  it('gives no theme when there is an error', () => {
    const { theme, problems } = validate('{ "title": "海", "tokens": { "radius-m": 99 } }')
    expect(theme).toBeUndefined()
    expect(problems).toMatchObject([{ rule: 'theme-shape', file: 'pages/themes/sea.json' }])
  })

  it.each(['', '{', '[]', 'null', '{ "title": "a", "tokens": 5 }'])('takes %j without throwing', (text) => {
    expect(validate(text).problems).toHaveLength(1)
  })
})
