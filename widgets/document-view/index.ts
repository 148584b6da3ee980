import { plainEvent } from '../../src/kit/content-event.ts'
import type { Widget } from '../../src/kit/widget.ts'
import { documentViewProps, type DocumentViewProps } from './props.schema.ts'

export const documentView = {
  code: 'document-view',
  category: 'pictures',
  title: 'PDF 文件',
  description: '商城自己的一个 PDF：能在页面里看的浏览器直接看，别的打开或下载。',
  props: documentViewProps,
  events: { open: plainEvent('打开或下载了') },
  height: 180,
  emptyWhen: ['file'],
  load: () => import('./document-view.tsx'),
} as const satisfies Widget<DocumentViewProps>
