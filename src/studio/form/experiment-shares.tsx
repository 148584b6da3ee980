import { type ReactNode, useId } from 'react'
import { isMap, type JsonMap } from '../document/index.ts'
import { Button, IconButton } from '../controls/button.tsx'
import type { ValueFieldProps } from './value-props.ts'
import { NumberInput } from './inputs.tsx'
import styles from './form.module.css'

interface ExperimentSharesProps extends Pick<ValueFieldProps, 'isLocked' | 'problemAt' | 'onChange'> {
  readonly name: string
  readonly value: JsonMap
}

const LETTERS = 'abcdefghij'

/** The arms of an experiment with what of a hundred visitors each gets. Of two arms the other gets the rest. */
export function ExperimentShares({ name, value, isLocked, problemAt, onChange }: ExperimentSharesProps): ReactNode {
  const id = useId()
  const arms = Object.entries(value).map(([arm, share]) => [arm, Number(share)] as const)
  const path = ['experiments', name]
  const set = (next: readonly (readonly [string, number])[]) =>
    onChange(path, Object.fromEntries(next), `实验 ${name} 的份额`)
  const setShare = (changed: string, share: number) =>
    set(arms.map(([arm, before]) => [arm, arm === changed ? share : arms.length === 2 ? 100 - share : before]))
  const fresh = [...LETTERS].find((letter) => !Object.hasOwn(value, letter))
  const sum = arms.reduce((all, [, share]) => all + share, 0)
  const problem = problemAt(path)
  return (
    <fieldset className={styles.arms} aria-describedby={problem ? `${id}-problem` : undefined}>
      <legend>{name}</legend>
      {arms.map(([arm, share]) => (
        <div key={arm}>
          <label htmlFor={`${id}-${arm}`}>{arm} 组</label>
          <NumberInput
            ids={{ id: `${id}-${arm}`, 'aria-describedby': undefined, 'aria-invalid': problem ? true : undefined }}
            value={share}
            schema={{ minimum: 0, maximum: 100 }}
            isLocked={isLocked}
            onChange={(next) => typeof next === 'number' && setShare(arm, Math.min(100, Math.max(0, Math.round(next))))}
          />
          <span>%</span>
          {!isLocked && arms.length > 2 && (
            <IconButton
              icon="trash"
              label={`去掉 ${name} 的 ${arm} 组`}
              onClick={() => set(arms.filter(([one]) => one !== arm))}
            />
          )}
        </div>
      ))}
      {!isLocked && fresh && (
        <Button look="quiet" icon="add" onClick={() => set([...arms, [fresh, 0]])}>
          加一组
        </Button>
      )}
      {sum !== 100 && !problem && <p className={styles.help}>现在一共 {sum}%，要正好 100%</p>}
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}

/** Whether a named value of a page is an experiment with its arms. */
export const isExperiment = (name: string, value: unknown): value is JsonMap => name === 'experiments' && isMap(value)
