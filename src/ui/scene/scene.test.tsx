// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sceneNames } from '../../domain/scenes.ts'
import { Scene } from './index.tsx'

const file = readFileSync('src/ui/scene/scenes.svg', 'utf8')

it('has a drawing for each name, and no other', () => {
  expect([...file.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id)).toEqual([...sceneNames])
})

it('draws in the colours of the theme alone', () => {
  const colours = [...file.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour!)
  expect(colours.length).toBeGreaterThan(30)
  expect(colours.filter((colour) => colour !== 'none' && !/^var\(--[\w-]+\)$/.test(colour))).toEqual([])
})

it('shows the one that is named', () => {
  const { container } = render(<Scene name="coupons" />)
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/scenes[^#]*\.svg#coupons$/)
})
