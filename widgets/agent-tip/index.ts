import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import { agentTipProps, type AgentTipProps } from './props.schema.ts'

export const agentTip = {
  code: 'agent-tip',
  category: 'promotions',
  title: '分享赚提示',
  description: '停在顶栏右端的佣金提示，不挡内容：滚动时让开，停下再回来。它不占地方，放在哪儿都行。',
  props: agentTipProps,
  defaults,
  events: { open: plainEvent('点了提示') },
  height: 1,
  floats: true,
  load: () => import('./agent-tip.tsx'),
} as const satisfies Widget<AgentTipProps>
