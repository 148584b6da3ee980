import { lazy, Suspense, type ReactNode } from 'react'

interface PayFailedProps {
  readonly onClose: () => void
}

const Box = lazy(() => import('./pay-failed-box.tsx'))

/** [R8] The try that the buyer comes back from failed. */
export const PayFailed = (props: PayFailedProps): ReactNode => (
  <Suspense fallback={null}>
    <Box {...props} />
  </Suspense>
)
