import { useRef, type ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { EmptyState } from '../../src/ui/empty-state/index.tsx'
import { useBusy } from '../../src/ui/hooks/use-busy.ts'
import { ListEnd } from '../../src/ui/list-end/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { defaults } from './defaults.ts'
import type { TeamListProps } from './props.schema.ts'
import styles from './team-list.module.css'
import { TeamRow } from './team-row.tsx'
import { useTurn } from './use-turn.ts'

/** A9: teams that stand on a page at once. */
const INLINE = 2

/** Teams to join, or a member's own (A2). */
export default function TeamList(props: TeamListProps & WidgetTools): ReactNode {
  const { title, teams, button, all, turn = false, more, endText, emptyText } = { ...defaults, ...props }
  const { emit, now, headingLevel } = props
  const list = useRef<HTMLElement>(null)
  const isBusy = useBusy(props.isBusy === true)
  const views = turn ? Math.ceil(teams.length / INLINE) : 1
  const { at, next } = useTurn(list, views)
  const shown = turn ? teams.slice(at * INLINE, at * INLINE + INLINE) : teams
  const seeAll = all ? { text: all, target: { kind: 'none' } as const, onPress: () => emit('all', {}) } : undefined
  if (teams.length === 0) return emptyText ? <EmptyState text={emptyText} /> : null
  return (
    <section className={styles.section} aria-label={title ?? '拼团'} ref={list}>
      {title && <SectionTitle level={headingLevel} title={title} {...(seeAll && { more: seeAll })} />}
      <ul
        className={styles.list}
        data-turn={turn && teams.length > 1 ? '' : undefined}
        aria-busy={more === 'replacing'}
      >
        {keyed(shown, (team) => team.teamId).map(([team, key]) => (
          <TeamRow key={key} {...{ team, button, isBusy, now }} onPress={() => emit('select', { team })} />
        ))}
      </ul>
      {views > 1 && (
        <button type="button" className={styles.next} onClick={next}>
          换一批
        </button>
      )}
      <ListEnd more={more} length={teams.length} endText={endText} onMore={() => emit('more', {})} />
    </section>
  )
}
