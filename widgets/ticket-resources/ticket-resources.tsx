import { useState, type ReactNode } from 'react'
import { allowedPicks, pick, readPicks, type TicketPicks, writePicks } from '../../src/domain/ticket/ticket-picks.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { defaults } from './defaults.ts'
import type { TicketResourcesProps } from './props.schema.ts'
import { ResourceRow } from './resource-row.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './ticket-resources.module.css'

/** What can be bought on a day and in a session, in groups, with how many of each (A2, A5). */
export default function TicketResources(props: TicketResourcesProps & WidgetTools): ReactNode {
  const { title, exclusiveText, soldOutText, groups, emit, headingLevel } = { ...defaults, ...props }
  const [Heading, Minor] = headingLevel === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const)
  const resources = groups.flatMap((group) => group.resources)
  const [chosen, choose] = useChosen(props.picks)
  const picks = allowedPicks(readPicks(chosen), resources)
  const change = (resourceId: string, count: number) => {
    const next = writePicks(pick(picks, resourceId, count, resources))
    choose(next)
    emit('change', { picks: next })
  }
  const buyer = { level: props.level, vipRate: props.vipRate }
  const isExclusive = resources.filter(({ categoryType }) => categoryType === 1).length > 1
  const isSoldOut = resources.every(({ inventory }) => inventory === 0)
  return (
    <section className={styles.resources}>
      <Heading className={styles.title}>{title}</Heading>
      {isSoldOut && <p className={styles.note}>{soldOutText}</p>}
      {isExclusive && !isSoldOut && <p className={styles.note}>{exclusiveText}</p>}
      {keyed(groups, ({ ticketId }) => ticketId).map(([{ ticketName, resources: rows }, key]) => (
        <div key={key} className={styles.group}>
          <Minor className={styles.name} {...words(ticketName)} />
          <ul>
            {keyed(rows, (one) => one.resourceId).map(([one, key]) => (
              <ResourceRow
                key={key}
                {...{ resource: one, buyer }}
                count={countOf(picks, one.resourceId)}
                onChange={(count) => change(one.resourceId, count)}
                onBlocked={(text) => emit('blocked', { text })}
              />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

const countOf = (picks: TicketPicks, id: string) => picks[id] ?? 0

/** What the page says was chosen; until it has heard of what is chosen here, that: a quick second step counts on from the first. */
function useChosen(given: string | undefined): readonly [string | undefined, (chosen: string) => void] {
  const [mine, setMine] = useState({ given, chosen: given })
  return [mine.given === given ? mine.chosen : given, (chosen) => setMine({ given, chosen })]
}
