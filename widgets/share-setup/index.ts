import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { shareSetupProps, type ShareSetupProps } from './props.schema.ts'

export const shareSetup = {
  code: 'share-setup',
  category: 'navigation',
  title: '分享设置',
  description: '什么也不显示：页面打开时发 ready，配上 quiet 的 share 动作，微信和小程序自己的分享菜单就知道分享什么。',
  props: shareSetupProps,
  events: { ready: plainEvent('页面打开了') },
  height: 1,
  floats: true,
  load: () => import('./share-setup.tsx'),
} as const satisfies Widget<ShareSetupProps>
