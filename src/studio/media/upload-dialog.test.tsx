// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PictureRow } from '../../../schemas/studio/media.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { createStudio, StudioContext } from '../session/studio.ts'
import { UploadDialog } from './upload-dialog.tsx'

/** The dialog of an operator who chose these files; the server takes each. */
function open(...names: readonly string[]) {
  return openWith({}, names)
}

function openWith(more: { readonly replaces?: PictureRow }, names: readonly string[]) {
  const onClose = vi.fn<() => void>()
  const call = (async (_name: string, { query }: { readonly query: { readonly title: string } }) => ({
    reply: { picture: { title: query.title }, wasKnown: false },
  })) as unknown as StudioCall
  const studio = { ...createStudio({ writeOutPart: () => ({}) as never, readsOf: () => ({}) as never }), call }
  render(
    <StudioContext value={studio}>
      <UploadDialog
        files={names.map((name) => new File(['picture'], name))}
        onUploaded={() => undefined}
        {...more}
        onClose={onClose}
      />
    </StudioContext>,
  )
  return { onClose, user: userEvent.setup() }
}

const press = (name: string) => screen.getByRole('button', { name })

afterEach(cleanup)

describe('[M1] uploads that are left in the middle', () => {
  it('say first what is there and what would not come, and what was written stays', async () => {
    const { onClose, user } = open('summer.jpg', 'autumn.jpg', 'winter.jpg', 'spring.jpg')
    await user.type(screen.getByLabelText('图片说明 *'), '海边的日落')
    await user.click(press('上传'))
    await screen.findByRole('dialog', { name: '上传图片（第 2 张，共 4 张）' })
    await user.click(press('不要这一张'))
    await user.type(screen.getByLabelText('图片说明 *'), '下雪了')
    await user.click(press('关闭'))
    const asked = screen.getByRole('dialog', { name: '还有 2 张没有上传' })
    expect([...asked.querySelectorAll('div > p')].slice(0, 3).map((line) => line.textContent)).toEqual([
      '上传好了 1 张：summer',
      '选了不要 1 张：autumn.jpg',
      '没有上传 2 张：winter.jpg、spring.jpg',
    ])
    expect(onClose).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(press('接着上传'))
    await user.click(press('接着上传'))
    expect(screen.getByRole('dialog', { name: '上传图片（第 3 张，共 4 张）' })).toBeDefined()
    expect(screen.getByLabelText<HTMLTextAreaElement>('图片说明 *').value).toBe('下雪了')
    await user.click(press('关闭'))
    await user.click(press('不上传了'))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('are asked about by Esc too, and a second Esc goes on with them', async () => {
    const { onClose } = open('summer.jpg', 'autumn.jpg')
    const escape = () => screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    escape()
    await screen.findByRole('dialog', { name: '还有 2 张没有上传' })
    escape()
    await screen.findByRole('dialog', { name: '上传图片（第 1 张，共 2 张）' })
    expect(onClose).not.toHaveBeenCalled()
  })

  it('are not asked about where there is one picture: the button says that it is not wanted', async () => {
    const { onClose, user } = open('summer.jpg')
    await user.click(press('关闭'))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('[M5] a picture that comes in place of another', () => {
  it('has its name, and is described anew: what was said of the other is only told', () => {
    const replaces = { name: 'slope', title: '首屏', alt: '雪山与缆车' } as unknown as PictureRow
    openWith({ replaces }, ['boat.jpg'])
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
    expect([value('名字 *'), value('图片说明 *')]).toEqual(['首屏', ''])
    expect(screen.getByText('换下的那张说的是「雪山与缆车」')).toBeDefined()
  })
})
