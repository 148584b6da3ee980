import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { teamPanelProps, type TeamPanelProps } from './props.schema.ts'

export const teamPanel = {
  code: 'team-panel',
  category: 'promotions',
  title: '团的进度',
  description: '一个团怎么样了：还差几人、还有多久、谁在团里，和要做的一件事。到点发出 over，页面重新取。',
  props: teamPanelProps,
  events: {
    press: plainEvent('点了要做的那件事'),
    more: plainEvent('点了另一件事'),
    over: plainEvent('时间到了：重新取一次'),
  },
  height: 250,
  load: () => import('./team-panel.tsx'),
} as const satisfies Widget<TeamPanelProps>
