import type { ReactNode } from 'react'
import { memberLevels } from '../../../schemas/domain/member-levels.ts'
import { brands, channels } from '../../../schemas/domain/channels.ts'
import type { PreviewAs } from '../../../schemas/studio/canvas.ts'
import { brandName, channelName } from '../../domain/studio/context-words.ts'
import { foldedByEscape } from '../controls/folded.ts'
import styles from './canvas.module.css'

/** What shoppers may come from: the brands, and the theme that is looked at where it is none of theirs. */
const wordsOf = ({ from }: PreviewAs): readonly string[] => [
  ...new Set([...brands, ...(from === undefined ? [] : [from])]),
]

interface PreviewAsProps {
  readonly as: PreviewAs
  readonly onChange: (as: PreviewAs) => void
  /** Experiments of the page with their arms. */
  readonly experiments: Readonly<Record<string, readonly string[]>>
}

/** As whom, when and from where the page is looked at, folded to a line that says it. */
export function PreviewAsForm(props: PreviewAsProps): ReactNode {
  return (
    <details className={styles.more} ref={foldedByEscape}>
      <summary>{previewAsText(props.as)}</summary>
      <PreviewAsFields {...props} />
    </details>
  )
}

/** The same as fields. */
export function PreviewAsFields({ as, onChange, experiments }: PreviewAsProps): ReactNode {
  /** An empty choice is that of a visitor now. */
  const choose = (key: 'now' | 'channel' | 'from', value: string) => {
    const { [key]: _before, ...rest } = as
    onChange(value === '' ? rest : ({ ...rest, [key]: value } as PreviewAs))
  }
  return (
    <fieldset className={styles.as}>
      <legend>以谁的眼光看</legend>
      <label>
        时间（北京时间）
        <input type="datetime-local" value={as.now ?? ''} onChange={({ target }) => choose('now', target.value)} />
      </label>
      <label>
        会员
        <select value={as.level ?? 0} onChange={({ target }) => onChange({ ...as, level: Number(target.value) })}>
          {memberLevels.map((name, level) => (
            <option key={name} value={level}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        渠道
        <select value={as.channel ?? 'h5'} onChange={({ target }) => choose('channel', target.value)}>
          {channels.map((channel) => (
            <option key={channel} value={channel}>
              {channelName(channel)}
            </option>
          ))}
        </select>
      </label>
      <label>
        品牌
        <select value={as.from ?? 'lantu'} onChange={({ target }) => choose('from', target.value)}>
          {wordsOf(as).map((word) => (
            <option key={word} value={word}>
              {brandName(word)}
            </option>
          ))}
        </select>
      </label>
      <Arms as={as} onChange={onChange} experiments={experiments} />
      <button type="button" onClick={() => onChange({})}>
        恢复为现在的访客
      </button>
    </fieldset>
  )
}

/** The arms of the page's experiments. */
function Arms({ as, onChange, experiments }: PreviewAsProps): ReactNode {
  return Object.entries(experiments).map(([name, arms]) => (
    <label key={name}>
      实验「{name}」
      <select
        value={as.arms?.[name] ?? ''}
        onChange={({ target }) => onChange({ ...as, arms: { ...as.arms, [name]: target.value } })}
      >
        <option value="">按份额分</option>
        {arms.map((arm) => (
          <option key={arm}>{arm}</option>
        ))}
      </select>
    </label>
  ))
}

/** What the canvas says of how it looks: «2026-11-27 20:00 · 金卡会员». */
export function previewAsText({ now, level = 0, channel, from, arms = {} }: PreviewAs): string {
  const parts = [
    now?.replace('T', ' ') ?? '现在',
    memberLevels[level] ?? '',
    ...(channel && channel !== 'h5' ? [channelName(channel)] : []),
    ...(from && from !== 'lantu' ? [brandName(from)] : []),
    ...Object.entries(arms).flatMap(([name, arm]) => (arm === '' ? [] : [`${name}=${arm}`])),
  ]
  return parts.join(' · ')
}
