import type { Widget } from '../../src/kit/widget.ts'
import { itineraryProps, type ItineraryProps } from './props.schema.ts'

export const itinerary = {
  code: 'itinerary',
  category: 'products',
  title: '行程',
  description: '几天的行程，一天一段，从上到下连成一条线。',
  props: itineraryProps,
  height: 360,
  static: true,
  emptyWhen: ['days'],
  load: () => import('./itinerary.tsx'),
} as const satisfies Widget<ItineraryProps>
