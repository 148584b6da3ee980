import { expect, test } from 'vitest'
import { named } from './named-react.ts'

test('each function of React is an export by its name, as in production', () => {
  const react = named('react')
  expect(react).toContain('export const useState = /* @__PURE__ */ (() => all.useState)()')
  expect(react).toContain('export default all')
  expect(react).not.toContain('captureOwnerStack')
  expect(named('react-dom')).toContain('export const createPortal = ')
})

test('one function has one name', () => {
  expect(named('react/jsx-runtime')).toContain('export { jsx as jsxs }')
})
