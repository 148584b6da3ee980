import type { ReactNode } from 'react'
import { addressTarget } from '../../../domain/visit/content-target.ts'
import { ButtonLink } from '../../../ui/button/index.tsx'
import { EmptyState } from '../../../ui/empty-state/index.tsx'
import { noTime } from '../messages.ts'

interface NothingChosenProps {
  readonly timeWord: string
  /** Where it is chosen. */
  readonly to: string
}

/** The address of a confirmation that names no slot. */
export const NothingChosen = ({ timeWord, to }: NothingChosenProps): ReactNode => (
  <div data-part="nothing">
    <EmptyState
      text={`${noTime(timeWord)}再确认`}
      action={<ButtonLink target={addressTarget(to)}>{`去选${timeWord}`}</ButtonLink>}
    />
  </div>
)
