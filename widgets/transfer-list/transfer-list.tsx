import type { ReactNode } from 'react'
import type { TransferChoice, TransferRow } from '../../schemas/domain/transfer.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Link } from '../../src/ui/link/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './transfer-list.module.css'
import type { TransferListProps } from './props.schema.ts'

/** What can be passed on, and what was (B2.9 transfer). */
export default function TransferList(props: TransferListProps & WidgetTools): ReactNode {
  const { title, choices = [], transfers = [], isBusy = false, emit, headingLevel } = props
  return (
    <section className={styles.place} aria-label={title ?? '转赠'}>
      {title && <SectionTitle level={headingLevel} title={title} />}
      <ul className={styles.list} aria-busy={isBusy}>
        {keyed(choices, (one) => `${one.kind} ${one.id}`).map(([one, key]) => (
          <li key={key} className={styles.row}>
            <Words name={one.name} note={one.obstacle ?? one.note} isOff={one.obstacle !== undefined} />
            {one.obstacle === undefined && (
              <Press name={one.name} isBusy={isBusy} onPress={() => emit('give', thingOf(one))}>
                转赠
              </Press>
            )}
          </li>
        ))}
        {keyed(transfers, (one) => one.transferId).map(([one, key]) => (
          <li key={key} className={styles.row}>
            <Words
              name={one.name}
              note={`${one.stateText} · `}
              when={whenOf(one)}
              isOff={one.state === 'withdrawn' || one.state === 'expired'}
            />
            <Ways one={one} isBusy={isBusy} emit={emit} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const thingOf = ({ kind, id, name }: TransferChoice) => ({ kind, id, name })

const minuteOf = (time: string) => time.slice(5, 16).replace('T', ' ')

const whenOf = ({ until, time }: TransferRow): string =>
  until === undefined ? minuteOf(time) : `${minuteOf(until)} 前有效`

interface WordsProps {
  readonly name: string
  readonly note: string
  /** A moment behind the note: no line ends inside it. */
  readonly when?: string
  readonly isOff: boolean
}

function Words({ name, note, when, isOff }: WordsProps): ReactNode {
  return (
    <div className={styles.words} data-off={isOff || undefined}>
      <p className={styles.name} {...words(name)} />
      <p className={styles.note}>
        <span {...words(note)} />
        {when && <span className={styles.when}>{when}</span>}
      </p>
    </div>
  )
}

interface WaysProps extends Pick<WidgetTools, 'emit'> {
  readonly one: TransferRow
  readonly isBusy: boolean
}

function Ways({ one: { transferId, name, token, to }, isBusy, emit }: WaysProps): ReactNode {
  if (to !== undefined)
    return (
      <Link target={addressTarget(to)} className={styles.button}>
        查看<span className="visually-hidden">：{name}</span>
      </Link>
    )
  if (token === undefined) return null
  return (
    <div className={styles.ways}>
      <Press name={name} isBusy={isBusy} onPress={() => emit('share', { token, name })}>
        发给朋友
      </Press>
      <Press name={name} isBusy={isBusy} onPress={() => emit('withdraw', { transferId })}>
        撤回
      </Press>
    </div>
  )
}

interface PressProps {
  readonly name: string
  readonly isBusy: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

function Press({ name, isBusy, onPress, children }: PressProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : onPress}
    >
      {children}
      <span className="visually-hidden">：{name}</span>
    </button>
  )
}
