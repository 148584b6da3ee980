import type { ReactNode } from 'react'
import { LoadingOverlay } from '../../ui/loading-overlay/index.tsx'
import { createLoadings } from '../../ui/loading-overlay/loadings.ts'

const loadings = createLoadings()

/** Says that something is under way; gives the way to say that it is done. */
export const beginLoading = loadings.begin

/** What shows it, over every page. */
export const ShopLoadings = (): ReactNode => <LoadingOverlay loadings={loadings} />
