import type { ReactNode } from 'react'
import { BlockBoundary } from '../page/react/block-boundary.tsx'

/** An example that crashes says so in its own frame. */
export const exampleBoundary = (example: ReactNode): ReactNode => (
  <BlockBoundary
    fallback={() => <p role="alert">这个示例出错了</p>}
    onError={(error) => console.error('[pagoda] gallery', error)}
  >
    {example}
  </BlockBoundary>
)
