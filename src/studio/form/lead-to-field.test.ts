// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { leadToField } from './lead-to-field.ts'

afterEach(() => document.body.replaceChildren())

const form = (path: string) => `<details><div data-path="${path}"><input id="field"></div></details>`
const isLedTo = () =>
  document.activeElement?.id === 'field' && document.querySelector('details')?.hasAttribute('open') === true

describe('[E11] being led to a field', () => {
  it('opens what is folded around it, and puts the cursor into it', async () => {
    document.body.innerHTML = form('contentInfo/summary')
    leadToField('contentInfo/summary')
    await expect.poll(isLedTo).toBe(true)
  })

  it('leads to the nearest field around a value that has none of its own', async () => {
    document.body.innerHTML = form('props/parts')
    leadToField('props/parts/0/paragraphs/1')
    await expect.poll(isLedTo).toBe(true)
  })

  it('is not led to the field of the same name of a form that is about to go', async () => {
    document.body.innerHTML = '<div data-path="title"><input id="before"></div>'
    leadToField('title')
    document.body.innerHTML = form('title')
    await expect.poll(isLedTo).toBe(true)
  })

  it('waits for a form that comes later', async () => {
    leadToField('title')
    document.body.innerHTML = form('title')
    await expect.poll(isLedTo).toBe(true)
  })
})
