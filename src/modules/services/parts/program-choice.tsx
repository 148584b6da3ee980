import { useId, type ReactNode } from 'react'
import type { ShownService } from '../../../../schemas/domain/service.ts'
import { rulesText } from '../../../domain/service/party.ts'
import { keyed } from '../../../kit/keyed.ts'
import styles from './program-choice.module.css'

interface ProgramChoiceProps {
  readonly programs: ShownService['programs']
  readonly label: string
  readonly selected: string
  readonly onPick: (id: string) => void
}

/** Which line and direction, or which meeting: one of them is always chosen. */
export function ProgramChoice({ programs, label, selected, onPick }: ProgramChoiceProps): ReactNode {
  const name = useId()
  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">{label}</legend>
      {keyed(programs, (program) => program.id).map(([program, key]) => (
        <label key={key} className={styles.row}>
          <input
            type="radio"
            className={styles.dot}
            name={name}
            value={program.id}
            checked={program.id === selected}
            onChange={() => onPick(program.id)}
          />
          <span className={styles.words}>
            <span className={styles.name}>
              {program.group} · {program.name}
            </span>
            <span className={styles.fact}>
              {program.place} · 约 {program.minutes} 分钟
            </span>
            <Rules program={program} />
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function Rules({ program }: { readonly program: ShownService['programs'][number] }): ReactNode {
  const text = [program.text, rulesText(program)].filter(Boolean).join('；')
  return text === '' ? null : <span className={styles.rules}>{text}</span>
}
