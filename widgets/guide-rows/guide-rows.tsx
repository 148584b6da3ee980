import type { ReactNode } from 'react'
import type { ComponentContent } from '../../schemas/domain/page-component.ts'
import { contentTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useMinute } from '../../src/ui/hooks/use-minute.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { OpenState } from '../../src/ui/open-state/index.tsx'
import { Panel } from '../../src/ui/panel/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { ServiceIcon } from '../../src/ui/service-icon/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import { groupsOf } from './groups.ts'
import styles from './guide-rows.module.css'
import type { GuideRowsProps } from './props.schema.ts'

/** What a guest has to know, line by line: stations and buses, opening hours, what is included, where to choose from. */
export default function GuideRows(props: GuideRowsProps & WidgetTools): ReactNode {
  const { title, rows, hasHours = false, isChoice = false, selected, emit, headingLevel, now } = props
  const time = useMinute(now)
  const Minor = title ? (headingLevel === 2 ? 'h3' : 'h4') : (`h${headingLevel}` as const)
  const select = (item: ComponentContent) => emit('select', { item, index: rows.indexOf(item) })
  return (
    <section className={styles.place}>
      <Panel title={title} level={headingLevel}>
        {groupsOf(rows).map(({ tag, rows: own }) => (
          <div key={tag} className={styles.group}>
            {tag && <Minor className={styles.tag}>{tag}</Minor>}
            <ul className={styles.rows}>
              {keyed(own, (item) => item.id).map(([item, key]) => (
                <li key={key} className={styles.item}>
                  <Row {...{ item, isChoice, isChosen: item.id === selected }} onPress={() => select(item)}>
                    {hasHours && item.subtitle ? (
                      <OpenState openTime={item.subtitle} time={time} isWhole />
                    ) : (
                      item.subtitle
                    )}
                  </Row>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Panel>
    </section>
  )
}

interface RowProps {
  readonly item: ComponentContent
  readonly isChoice: boolean
  readonly isChosen: boolean
  readonly onPress: () => void
  /** The line under the title. */
  readonly children: ReactNode
}

function Row({ item, isChoice, isChosen, onPress, children }: RowProps): ReactNode {
  const content = <Content item={item}>{children}</Content>
  if (isChoice) {
    return (
      <button type="button" className={styles.row} aria-pressed={isChosen} onClick={onPress}>
        {content}
        <span className={styles.mark} data-on={isChosen || undefined} aria-hidden="true">
          {isChosen && <ServiceIcon name="check" />}
        </span>
      </button>
    )
  }
  const target = contentTarget(item)
  if (target.kind === 'none') return <div className={styles.row}>{content}</div>
  return (
    <Link target={target} className={styles.row} onPress={onPress}>
      {content}
      <Icon name="chevron" />
    </Link>
  )
}

function Content({ item, children }: Pick<RowProps, 'item' | 'children'>): ReactNode {
  return (
    <>
      {item.themePicUri && (
        <span className={styles.picture}>
          <Picture src={item.themePicUri} alt="" shape="tile" sizes="64px" />
        </span>
      )}
      <span className={styles.words}>
        <b className={styles.name} {...words(item.title)} />
        {children && <span className={styles.line}>{children}</span>}
        {item.contentInfo?.summary && <span className={styles.about}>{item.contentInfo.summary}</span>}
      </span>
    </>
  )
}
