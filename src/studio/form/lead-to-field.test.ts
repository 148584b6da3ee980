// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { leadToField } from './lead-to-field.ts'

afterEach(() => document.body.replaceChildren())

const form = (path: string) => `<details><div data-path="${path}"><input id="field"></div></details>`
const isLedTo = () =>
  document.activeElement?.id === 'field' && document.querySelector('details')?.hasAttribute('open') === true

describe('[E11] being led to a field', () => {
  it('opens what is folded around it, and puts the cursor into it', () => {
    document.body.innerHTML = form('contentInfo/summary')
    leadToField('contentInfo/summary')
    expect(isLedTo()).toBe(true)
  })

  it('leads to the nearest field around a value that has none of its own', () => {
    document.body.innerHTML = form('props/parts')
    leadToField('props/parts/0/paragraphs/1')
    expect(isLedTo()).toBe(true)
  })

  it('waits for a form that comes later', async () => {
    leadToField('title')
    document.body.innerHTML = form('title')
    await expect.poll(isLedTo).toBe(true)
  })
})
