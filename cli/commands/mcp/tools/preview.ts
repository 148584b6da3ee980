import type { PreviewAs } from '../../../../schemas/studio/canvas.ts'
import { previewAsSchema } from '../../../../schemas/studio/canvas.ts'
import { shopClock } from '../../../../src/domain/dates.ts'
import { findBrowser } from '../picture/find-browser.ts'
import { takePicture } from '../picture/take-picture.ts'
import { type Tool, ToolRefusal } from '../tool.ts'
import { itemInput, itemOf, type NamedItem, refuseAs } from './shared.ts'

interface Input extends NamedItem {
  readonly address?: string
  readonly as?: PreviewAs
  readonly hours?: number
  readonly picture?: boolean
}

const HOURS = 24
const NO_BROWSER =
  '这台电脑上没有找到浏览器（Chrome、Chromium、Edge，或 CHROMIUM_PATH），没有图片；链接可以在手机上打开'

export const preview = {
  name: 'preview',
  title: '预览',
  description:
    'A link that shows the draft without a login, as a viewer at a time, and a picture of it as a phone shows it where this machine has a browser.',
  input: {
    type: 'object',
    properties: {
      ...itemInput,
      address: {
        type: 'string',
        maxLength: 2000,
        pattern: '^/',
        description: 'where to look at it; the first that shows it by default',
      },
      as: previewAsSchema,
      hours: {
        type: 'integer',
        minimum: 1,
        maximum: 720,
        description: `how long the link is good; ${HOURS} by default`,
      },
      picture: { type: 'boolean', description: 'false: the link alone' },
    },
    required: ['name'],
    additionalProperties: false,
  },
  isReadOnly: false,
  async run({ address, as = {}, hours = HOURS, picture = true, ...named }: Input, { remote, env }) {
    const item = itemOf(named)
    const at =
      address ?? (await remote.ask.sampleAddresses({ params: item })).addresses[0] ?? refuseAs('no-such-address')
    const made = await remote.ask.newPreview({ body: { ...item, address: at, as, hours } })
    const { link } = made
    const value = { link, address: at, expiresAt: `${shopClock(made.preview.expiresAt)}+08:00` }
    if (!picture) return { value }
    if (!/^https?:/.test(link)) throw new ToolRefusal('refused', '服务器给的不是网页的链接')
    const browser = findBrowser(env)
    if (browser === undefined) return { value: { ...value, picture: NO_BROWSER } }
    try {
      return { value: { ...value, picture: '见图' }, picture: await takePicture(browser, link) }
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      return { value: { ...value, picture: `浏览器没有拍成图片：${why}` } }
    }
  },
} as const satisfies Tool
