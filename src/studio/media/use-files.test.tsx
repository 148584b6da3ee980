// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Toasts } from '../controls/toasts.tsx'
import { useFiles } from './use-files.ts'

afterEach(cleanup)

const thing = (name: string, isDirectory: boolean) => ({
  kind: 'file',
  getAsFile: () => new File([], name),
  webkitGetAsEntry: () => ({ isDirectory }),
})

/** Drops things on the window. @returns what came of it */
function dropped(...items: readonly ReturnType<typeof thing>[]): readonly string[] {
  const came: string[] = []
  function Screen() {
    useFiles(true, (files) => came.push(...files.map(({ name }) => name)))
    return <Toasts />
  }
  render(<Screen />)
  const dataTransfer = { items, types: ['Files'], files: items.map((one) => one.getAsFile()) }
  window.dispatchEvent(Object.assign(new Event('drop', { cancelable: true }), { dataTransfer }))
  return came
}

it('[M2] leaves out a folder, which no browser can read, and says what to do; the pictures beside it come', async () => {
  expect(dropped(thing('夏天', true), thing('sea.jpg', false))).toEqual(['sea.jpg'])
  expect(await screen.findByText('文件夹传不了：打开它，选里面的图片')).toBeDefined()
})
