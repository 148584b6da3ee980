import type { Example } from '../../src/kit/widget.ts'
import type { PictureWallProps } from './props.schema.ts'

const picture = (name: string, alt: string) => ({ url: `/tc-fostay/media/${name}`, alt })
const pictures = [picture('bay-1', '清晨的海湾'), picture('bay-2', '椰林下的步道'), picture('hotel-room-1', '')]

export const examples: readonly Example<PictureWallProps>[] = [
  { name: '一张', props: { pictures: pictures.slice(0, 1) } },
  { name: '全部设置', props: { pictures, max: 3, hasCaptions: true } },
  {
    name: '很长的文字',
    props: {
      pictures: pictures.map((one) => ({ ...one, alt: '清晨的海湾和远处的灯塔'.repeat(8) })),
      hasCaptions: true,
    },
  },
]
