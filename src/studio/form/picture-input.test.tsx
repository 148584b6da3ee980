// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { StudioCall } from '../calls/studio-calls.ts'
import { Toasts } from '../controls/toasts.tsx'
import type { JsonMap } from '../document/index.ts'
import { createStudio, StudioContext } from '../session/studio.ts'
import { ValueField } from './value-field.tsx'

const picture = {
  ...{ name: 'sea-0123456789', address: '/tc-fostay/media/sea-0123456789', source: 'upload', useCount: 0 },
  ...{ title: '海', alt: '海边的日落' },
}
const call = (async () => ({
  reply: { pictures: [picture], total: 1, picture, wasKnown: false },
})) as unknown as StudioCall

const schema = {
  type: 'object',
  properties: {
    themePicUri: { type: 'string', format: 'picture', title: '图片地址', description: '不带尺寸。' },
    picAlt: { type: 'string', title: '图片的一句话说明' },
  },
} as const

function show(value: JsonMap) {
  const studio = { ...createStudio({ writeOutPart: () => ({}) as never, readsOf: () => ({}) as never }), call }
  const onChange = vi.fn<(path: readonly (string | number)[], value: unknown, label: string) => void>()
  render(
    <StudioContext value={studio}>
      <ValueField
        name="slide"
        {...{ schema, value, onChange }}
        isRequired
        isLocked={false}
        path={['props', 'slide']}
        problemAt={() => undefined}
      />
    </StudioContext>,
  )
  return onChange
}

async function pickIn(value: JsonMap) {
  const onChange = show(value)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: '图片地址：选图' }))
  await user.click(await screen.findByRole('button', { name: /海边的日落/ }))
  return onChange
}

afterEach(cleanup)

describe('[M6] the field of a picture', () => {
  it('takes the text along where its neighbour has none: one change', async () => {
    const onChange = await pickIn({ themePicUri: '/tc-fostay/media/bay-1' })
    const { address, alt } = picture
    expect(onChange.mock.calls).toEqual([[['props', 'slide'], { themePicUri: address, picAlt: alt }, '图片地址']])
  })

  it('leaves a text that somebody wrote', async () => {
    const onChange = await pickIn({ picAlt: '自己写的' })
    expect(onChange.mock.calls).toEqual([[['props', 'slide', 'themePicUri'], picture.address, '图片地址']])
  })

  it('says anew what is seen, in place of what was said of another picture: one change, and told', async () => {
    render(<Toasts />)
    const onChange = await pickIn({ themePicUri: '/tc-fostay/media/snow-slope-1', picAlt: '雪山与缆车' })
    const { address, alt } = picture
    expect(onChange.mock.calls).toEqual([[['props', 'slide'], { themePicUri: address, picAlt: alt }, '图片地址']])
    expect(await screen.findByText(`图片说明也换成了这一张的：${alt}`)).toBeDefined()
  })

  it('takes a picture that is pasted into it: it is uploaded, and chosen', async () => {
    const onChange = show({ themePicUri: '/tc-fostay/media/bay-1', picAlt: '自己写的' })
    const user = userEvent.setup()
    const files = [new File(['x'], '海边.png', { type: 'image/png' })]
    fireEvent.paste(screen.getByDisplayValue('/tc-fostay/media/bay-1'), { clipboardData: { files } })
    const dialog = await screen.findByRole('dialog', { name: '上传图片' })
    await user.type(within(dialog).getByLabelText('图片说明 *'), '海边的日落')
    await user.click(within(dialog).getByRole('button', { name: '上传' }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      ['props', 'slide'],
      { themePicUri: picture.address, picAlt: picture.alt },
      '图片地址',
    )
  })

  it('takes the first of several that are pasted, and names the others, which are not uploaded', async () => {
    render(<Toasts />)
    show({ themePicUri: '/tc-fostay/media/bay-1', picAlt: '自己写的' })
    const files = ['海边.png', '山上.png', '古镇.png'].map((name) => new File(['x'], name, { type: 'image/png' }))
    fireEvent.paste(screen.getByDisplayValue('/tc-fostay/media/bay-1'), { clipboardData: { files } })
    await screen.findByRole('dialog', { name: '上传图片' })
    expect(await screen.findByText('这里只放一张：其他 2 张没有上传（山上.png、古镇.png）')).toBeDefined()
  })
})
