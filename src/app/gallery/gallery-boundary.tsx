import { Suspense, type ReactNode } from 'react'
import { BlockBoundary } from '../../engine/react/block-boundary.tsx'

const crashed = <p role="alert">这个示例出错了</p>

/** An example that crashes says so in its own frame: by the boundary in the browser, by the Suspense on the server. */
export const exampleBoundary = (example: ReactNode): ReactNode => (
  <BlockBoundary fallback={() => crashed} onError={(error) => console.error('[pagoda] gallery', error)}>
    <Suspense fallback={crashed}>{example}</Suspense>
  </BlockBoundary>
)
