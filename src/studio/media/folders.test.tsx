// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { PictureRow } from '../../../schemas/studio/media.ts'
import type { StudioCall } from '../calls/studio-calls.ts'
import { createStudio, StudioContext } from '../session/studio.ts'
import { MediaScreen } from './media-screen.tsx'
import { PicturePicker } from './picture-picker.tsx'

const picture = (name: string, folder?: string): PictureRow => ({
  ...{ name, title: name, address: `/media/${name}`, source: 'upload', alt: '图片', useCount: 0 },
  ...(folder !== undefined && { folder }),
})

/** A studio whose server has two pictures, one of them in a folder; all that it is asked stands in `asked`. */
function open(shown: 'screen' | 'picker') {
  const asked: (readonly [string, unknown])[] = []
  const all = [picture('海', '夏天'), picture('雪')]
  const call = (async (name: string, { query, body }: { query?: Record<string, string>; body?: unknown }) => {
    asked.push([name, query ?? body])
    if (name === 'renameFolder') return { reply: { count: 1 } }
    if (name === 'picture') return { reply: { picture: all[0], uses: [] } }
    if (name === 'uploadPicture') return { reply: { picture: picture('新', query?.folder), wasKnown: false } }
    if (name !== 'pictureList') return { reply: {} }
    const pictures = query?.folder ? all.filter(({ folder }) => folder === query.folder) : all
    return { reply: { pictures, total: pictures.length, folders: [{ name: '夏天', count: 1 }] } }
  }) as unknown as StudioCall
  const studio = { ...createStudio({ writeOutPart: () => ({}) as never, readsOf: () => ({}) as never }), call }
  studio.who.me = { operator: { name: '小王', role: 'editor' } } as never
  render(
    <StudioContext value={studio}>
      {shown === 'screen' ? (
        <MediaScreen />
      ) : (
        <PicturePicker chosen={undefined} onPick={() => undefined} onClose={() => undefined} />
      )}
    </StudioContext>,
  )
  return { user: userEvent.setup(), lastOf: (name: string) => asked.findLast(([one]) => one === name)?.[1] }
}

const titles = async () => {
  const list = await screen.findByRole('list', { name: '图片' })
  return within(list)
    .getAllByRole('button')
    .map((button) => button.querySelector('span')?.textContent)
}
const choice = () => screen.findByRole<HTMLSelectElement>('combobox', { name: '文件夹' })

afterEach(cleanup)

describe('[M7] folders of pictures', () => {
  it.each(['screen', 'picker'] as const)('are chosen in the %s: their pictures alone are shown', async (shown) => {
    const { user } = open(shown)
    expect([...(await choice()).options].map(({ text }) => text)).toEqual(['全部文件夹', '夏天（1 张）'])
    expect(await titles()).toEqual(['海', '雪'])
    await user.selectOptions(await choice(), '夏天')
    await waitFor(async () => expect(await titles()).toEqual(['海']))
  })

  it('take what is uploaded while one is looked at, and are offered by their names', async () => {
    const { user, lastOf } = open('screen')
    await user.selectOptions(await choice(), '夏天')
    const files = document.querySelector<HTMLInputElement>('input[type=file]')!
    await user.upload(files, new File(['x'], 'boat.png', { type: 'image/png' }))
    const dialog = within(await screen.findByRole('dialog', { name: '上传图片' }))
    const field = dialog.getByLabelText<HTMLInputElement>('文件夹')
    expect([field.value, [...field.list!.options].map(({ value }) => value)]).toEqual(['夏天', ['夏天']])
    await user.type(dialog.getByLabelText('图片说明 *'), '一只船')
    await user.click(dialog.getByRole('button', { name: '上传' }))
    await waitFor(() => expect(lastOf('uploadPicture')).toMatchObject({ title: 'boat', folder: '夏天' }))
  })

  it('are renamed with all their pictures, and are looked at on by their new name', async () => {
    const { user, lastOf } = open('screen')
    await titles()
    expect(screen.queryByRole('button', { name: '给文件夹改名…' })).toBeNull()
    await user.selectOptions(await choice(), '夏天')
    await user.click(await screen.findByRole('button', { name: '给文件夹改名…' }))
    const dialog = within(screen.getByRole('dialog', { name: '给文件夹「夏天」改名' }))
    const field = dialog.getByLabelText('新的名字')
    await user.clear(field)
    await user.type(field, ' 冬天 {Enter}')
    await waitFor(() => expect(lastOf('renameFolder')).toEqual({ from: '夏天', to: '冬天' }))
    await waitFor(() => expect(lastOf('pictureList')).toMatchObject({ folder: '冬天' }))
  })

  it('are left and entered where the picture is described', async () => {
    const { user, lastOf } = open('screen')
    await titles()
    await user.click(screen.getByRole('button', { name: /海/ }))
    const field = await screen.findByLabelText<HTMLInputElement>('文件夹', { selector: 'input' })
    expect(field.value).toBe('夏天')
    await user.clear(field)
    await user.type(field, ' 冬天 ')
    await user.click(screen.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(lastOf('changePicture')).toEqual({ title: '海', alt: '图片', folder: '冬天' }))
  })
})
