import { useOver } from '../../src/ui/countdown/use-over.ts'

interface TurnProps {
  /** Shop-local: 2026-11-20T20:00:00. */
  readonly at: string
  readonly now: () => number
  readonly onTurn: () => void
}

/** Tells when what is sold begins or ends. Its code comes after the bar's: most products never turn. */
export default function Turn({ at, now, onTurn }: TurnProps): null {
  useOver(at, now, onTurn)
  return null
}
