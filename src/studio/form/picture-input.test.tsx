// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { StudioCall } from '../calls/studio-calls.ts'
import type { JsonMap } from '../document/index.ts'
import { createStudio, StudioContext } from '../session/studio.ts'
import { controlOf } from './schema.ts'
import { ValueField } from './value-field.tsx'

const picture = {
  ...{ name: 'sea-0123456789', address: '/tc-fostay/media/sea-0123456789', source: 'upload', useCount: 0 },
  ...{ title: '海', alt: '海边的日落' },
}
const call = (async () => ({ reply: { pictures: [picture], total: 1 } })) as unknown as StudioCall

const schema = {
  type: 'object',
  properties: {
    themePicUri: { type: 'string', description: '图片地址，不带尺寸' },
    picAlt: { type: 'string', description: '图片的一句话说明' },
  },
} as const

async function pickIn(value: JsonMap) {
  const studio = { ...createStudio({ writeOutPart: () => ({}) as never }), call }
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

  it('is no field of the text that says what is seen', () => {
    expect(controlOf('themePicUri', schema.properties.themePicUri)).toBe('picture')
    expect(controlOf('picAlt', schema.properties.picAlt)).toBe('text')
  })
})
