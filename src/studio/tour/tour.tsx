import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { useCommand } from '../app/commands.ts'
import { Button } from '../controls/button.tsx'
import { Modal } from '../controls/modal.tsx'
import { isTourSeen, rememberTour } from './tour-seen.ts'
import { type TourStep, tourSteps } from './tour-steps.ts'
import styles from './tour.module.css'

/** Five steps around the editor: by itself at the first visit, and from the palette whenever somebody wants it. */
export function Tour(): ReactNode {
  const [at, setAt] = useState<number | undefined>(() => (isTourSeen() ? undefined : 0))
  useCommand('tour', '看一遍导览', undefined, () => setAt(0))
  if (at === undefined) return null
  const end = () => {
    rememberTour()
    setAt(undefined)
  }
  return <TourDialog at={at} onGo={setAt} onEnd={end} />
}

interface TourDialogProps {
  readonly at: number
  readonly onGo: (at: number) => void
  readonly onEnd: () => void
}

/** A step at a time, in a dialog: the browser keeps the focus in it, and Esc skips the rest. */
function TourDialog({ at, onGo, onEnd }: TourDialogProps): ReactNode {
  const id = useId()
  const step = tourSteps[at]
  if (!step) return null
  const isLast = at === tourSteps.length - 1
  return (
    <Modal
      className={styles.tour}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault()
        onEnd()
      }}
    >
      <Spot step={step} />
      <div className={styles.card}>
        <div aria-live="polite">
          <small>
            导览 {at + 1}/{tourSteps.length}
          </small>
          <h2 id={`${id}-title`}>{step.title}</h2>
          <p id={`${id}-text`}>{step.text}</p>
        </div>
        <div className={styles.end}>
          {!isLast && (
            <Button look="quiet" onClick={onEnd}>
              跳过
            </Button>
          )}
          {at > 0 && <Button onClick={() => onGo(at - 1)}>上一步</Button>}
          <Button look="main" onClick={() => (isLast ? onEnd() : onGo(at + 1))}>
            {isLast ? '开始用' : '下一步'}
          </Button>
        </div>
      </div>
    </Modal>
  )
}

/** Light on what is meant, in the shade of the rest. */
function Spot({ step }: { readonly step: TourStep }): ReactNode {
  const spot = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const place = () => {
      const { current } = spot
      const target = document.querySelector(step.at)
      if (!current) return
      current.hidden = target === null
      if (!target) return
      const { left, top, width, height } = target.getBoundingClientRect()
      current.style.transform = `translate(${left}px, ${top}px)`
      current.style.width = `${width}px`
      current.style.height = `${height}px`
    }
    place()
    addEventListener('resize', place)
    return () => removeEventListener('resize', place)
  }, [step])
  return <div ref={spot} className={styles.spot} aria-hidden="true" />
}
