import type { ReactNode } from 'react'
import type { ArmNumbers } from '../../../schemas/studio/numbers.ts'
import { Chip } from '../controls/states.tsx'
import { countText, pointsText, shareText } from './figures.ts'
import type { PageNumbers } from './numbers-view.ts'
import { FEWEST_DEVICES, FEWEST_HITS, judgeArm, type Sample, shareOf, type Verdict, wilson } from './statistics.ts'
import styles from './numbers.module.css'

type Experiment = PageNumbers['experiments'][number]

const tapped = ({ clicked, devices }: ArmNumbers): Sample => ({ hits: clicked, of: devices })
const ordered = ({ ordered: hits, devices }: ArmNumbers): Sample => ({ hits, of: devices })

/** The arms of an experiment beside each other, and what can be said of them and what not. */
export function ExperimentResult({
  experiment: { name, blocks, arms },
}: {
  readonly experiment: Experiment
}): ReactNode {
  const [base, ...others] = arms
  if (!base) return null
  return (
    <section className={styles.experiment} aria-label={`实验 ${name}`}>
      <h3>实验「{name}」</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">组</th>
            <th scope="col">设备</th>
            <th scope="col">点过</th>
            <th scope="col">下过单</th>
          </tr>
        </thead>
        <tbody>
          {arms.map((arm) => (
            <tr key={arm.arm}>
              <th scope="row">{arm.arm}</th>
              <td>{countText(arm.devices)}</td>
              <td>
                <Share sample={tapped(arm)} />
              </td>
              <td>
                <Share sample={ordered(arm)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {others.map((arm) => (
        <div key={arm.arm} className={styles.verdicts}>
          <p>
            <b>{arm.arm}</b> 和 <b>{base.arm}</b> 比
          </p>
          <VerdictLine what="点过的" verdict={judgeArm(tapped(base), tapped(arm), others.length)} />
          <VerdictLine what="下过单的" verdict={judgeArm(ordered(base), ordered(arm), others.length)} />
        </div>
      ))}
      <p className={styles.note}>
        按设备算，每台算在第一次分到的组里；
        {blocks.length > 0 ? '“点过”是点过实验里的区块' : '“点过”是点过页面里任何区块'}
        。小字是 95% 区间。看一次就停的结论容易错：先定好看几天，到了再下结论。
      </p>
    </section>
  )
}

function Share({ sample }: { readonly sample: Sample }): ReactNode {
  if (sample.of === 0) return '—'
  const { low, high } = wilson(sample)
  return (
    <>
      {shareText(shareOf(sample))}
      <small>
        {shareText(low)} – {shareText(high)}
      </small>
    </>
  )
}

const TONES = { 'not-enough': 'quiet', open: 'quiet', better: 'good', worse: 'bad' } as const
const WORDS = { 'not-enough': '还不够', open: '看不出差别', better: '更高', worse: '更低' } as const

function VerdictLine({ what, verdict }: { readonly what: string; readonly verdict: Verdict }): ReactNode {
  return (
    <p className={styles.verdict}>
      <span>{what}</span>
      <Chip tone={TONES[verdict.kind]}>{WORDS[verdict.kind]}</Chip>
      <small>{reasonOf(verdict)}</small>
    </p>
  )
}

function reasonOf(verdict: Verdict): string {
  if (verdict.kind === 'not-enough')
    return `每组至少 ${FEWEST_DEVICES} 台设备，至少一组有 ${FEWEST_HITS} 台，才说得出什么`
  const { low, high } = verdict.interval
  const range = `差 ${pointsText(low)} 到 ${pointsText(high)} 个百分点`
  if (verdict.kind !== 'open') return range
  return `${range}；要看出两成的差别，每组大约要 ${countText(verdict.needed)} 台设备`
}
