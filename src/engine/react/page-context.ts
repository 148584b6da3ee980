import { createContext } from 'react'
import type { PageContextValue } from './page-runtime.ts'

/** One value for the life of a page: a change of it would make React drop the server's HTML of blocks not yet hydrated. */
export const PageContext = createContext<PageContextValue>(undefined as never)
