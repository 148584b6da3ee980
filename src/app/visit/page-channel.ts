import type { Channel } from '../../../schemas/domain/channels.ts'
import type { PageStore } from '../../engine/react/page-store.ts'

/** The channel of a page of the shop: a site that has channels has one on each page. */
export const pageChannel = ({ plan }: PageStore): Channel => plan.context.channel as Channel
