import { lazy, Suspense, type ReactNode } from 'react'
import type { ScreenProps, ScreenTools } from '../../kit/module.ts'
import { useScreenFlow } from '../../kit/screen-flow.ts'
import { usePublished } from '../../kit/use-published.ts'
import { useRetryOnline } from '../../ui/hooks/use-retry-online.ts'
import { ScreenFailure, ScreenSkeleton } from '../../ui/screen-state/index.tsx'
import { AGAIN, NO_CAMERA, UNKNOWN } from './messages.ts'
import { BillCard } from './parts/bill-card.tsx'
import { CodeForm } from './parts/code-form.tsx'
import { scanEffects } from './scan-effects.ts'
import { type ScanEffect, emptyScan, type ScanEvent, type ScanState, scanTransition } from './scan-flow.ts'

const Camera = lazy(() => import('./parts/camera.tsx'))

/** B2.9: the code of a counter, who is paid by it, and the way to the cashier. */
export default function ScanScreen({ tools, memory, slots }: ScreenProps): ReactNode {
  const [state, send] = useScreenFlow<ScanState, ScanEvent, ScanEffect>(tools, memory, {
    initial: emptyScan,
    transition: scanTransition,
    effects: scanEffects,
    opened: (page) => ({ type: 'opened', text: page.query().code ?? '' }),
  })
  usePublished(tools, { isFound: state.bill.status === 'ready' })
  useRetryOnline(state.bill, () => send({ type: 'retried' }))
  return (
    <>
      {state.code === '' ? <CodeForm state={state} send={send} /> : <Looked state={state} send={send} />}
      {state.isCameraOpen && (
        <Suspense fallback={null}>
          <Camera
            onRead={(text) => send({ type: 'scanned', text })}
            onClose={() => send({ type: 'camera-closed' })}
            onFailed={() => closeBroken(tools, send)}
          />
        </Suspense>
      )}
      {slots.end}
    </>
  )
}

function closeBroken(tools: ScreenTools, send: (event: ScanEvent) => void): void {
  tools.toast(NO_CAMERA)
  send({ type: 'camera-closed' })
}

interface LookedProps {
  readonly state: ScanState
  readonly send: (event: ScanEvent) => void
}

function Looked({ state, send }: LookedProps): ReactNode {
  const { bill, isBusy } = state
  if (bill.status === 'loading') return <ScreenSkeleton parts={['card']} />
  if (bill.status === 'failed')
    return (
      <ScreenFailure code={bill.refusal.code} gone={UNKNOWN} other={AGAIN} onRetry={() => send({ type: 'retried' })} />
    )
  return <BillCard bill={bill.value} isBusy={isBusy} send={send} />
}
