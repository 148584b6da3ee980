// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { fakeTools } from '../../src/kit/fake-tools.ts'
import { examples } from './examples.ts'
import WeatherCard from './weather-card.tsx'

afterEach(cleanup)

const show = (name: string) =>
  render(<WeatherCard {...examples.find((example) => example.name === name)!.props} {...fakeTools()} />).container

describe('weather-card', () => {
  it('says temperature in whole degrees, weather and place', () => {
    show('晴')
    const card = screen.getByRole('region', { name: '月牙湾天气' })
    expect(card.textContent).toBe('26°晴月牙湾适合下海，记得防晒')
  })

  it('says the page’s own words when it has any', () => {
    expect(show('多云，自己的话').textContent).toContain('今晚适合看星星')
  })

  it('shows nothing for status 0 (A8)', () => {
    expect(show('没有天气').innerHTML).toBe('')
  })

  it('draws each sky differently', () => {
    const drawn = examples.slice(0, 8).map((example) => show(example.name).querySelector('svg')!.innerHTML)
    expect(new Set(drawn).size).toBe(8)
  })
})
