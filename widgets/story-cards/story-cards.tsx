import type { ReactNode } from 'react'
import type { ComponentContent } from '../../schemas/domain/page-component.ts'
import { contentTarget } from '../../src/domain/visit/content-target.ts'
import { countText } from '../../src/domain/count-text.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Card, cardLink } from '../../src/ui/card/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { Scroller } from '../../src/ui/scroller/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { defaults } from './defaults.ts'
import type { StoryCardsProps } from './props.schema.ts'
import { words } from '../../src/ui/words/index.ts'
import styles from './story-cards.module.css'

export default function StoryCards(props: StoryCardsProps & WidgetTools): ReactNode {
  const { title, subtitle, items, max = defaults.max, emit, headingLevel } = props
  return (
    <section className={styles.stories}>
      <SectionTitle level={headingLevel} title={title} subtitle={subtitle} />
      <Scroller label={title} item="card">
        {keyed(items.slice(0, max), (item) => item.id).map(([item, key], index) => (
          <Story key={key} item={item} level={headingLevel} onPress={() => emit('select', { item, index })} />
        ))}
      </Scroller>
    </section>
  )
}

interface StoryProps {
  readonly item: ComponentContent
  readonly level: 2 | 3
  readonly onPress: () => void
}

function Story({ item, level, onPress }: StoryProps): ReactNode {
  const Heading = level === 2 ? 'h3' : 'h4'
  return (
    <Card>
      <Picture src={item.themePicUri ?? ''} alt="" shape="card" sizes="256px" />
      <div className={styles.words}>
        <Heading className={styles.name}>
          <Link target={contentTarget(item)} className={cardLink} onPress={onPress} {...words(item.title)} />
        </Heading>
        <p className={styles.summary}>{item.contentInfo?.summary ?? item.subtitle}</p>
        <p className={styles.facts}>{storyFacts(item)}</p>
      </div>
    </Card>
  )
}

function storyFacts({ contentInfo }: ComponentContent): string {
  const read = contentInfo?.readCount ? `阅读 ${countText(contentInfo.readCount)}` : undefined
  return [contentInfo?.author, read].filter(Boolean).join(' · ')
}
