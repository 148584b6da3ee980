import { SHOP_BASE } from '../../../schemas/page/route.ts'

/** The document that the worker puts a cached page into. */
export const SHELL_ADDRESS = `${SHOP_BASE}/_shell`

/** The document that stands for an address of which no page is cached. */
export const OFFLINE_ADDRESS = `${SHOP_BASE}/_offline`
