import type { ReactNode } from 'react'
import type { Article as ArticleData, ArticlePart } from '../../schemas/domain/article.ts'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { datePart } from '../../src/domain/dates.ts'
import { countText } from '../../src/domain/count-text.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Card, cardLink } from '../../src/ui/card/index.tsx'
import { Link } from '../../src/ui/link/index.tsx'
import { Picture } from '../../src/ui/picture/index.tsx'
import { Price } from '../../src/ui/price/index.tsx'
import { Tag } from '../../src/ui/tag/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './article.module.css'
import { defaults } from './defaults.ts'
import type { ArticleProps } from './props.schema.ts'

/** The column is never wider than this. */
const SIZES = '(min-width: 672px) 672px, 100vw'

export default function Article(props: ArticleProps & WidgetTools): ReactNode {
  const { article, buyText = defaults.buyText, endText, emit, headingLevel, isFirstView } = props
  const { title, subtitle, themePicUri, summary, tags, parts } = article
  const Heading = `h${headingLevel}` as const
  return (
    <article className={styles.article}>
      {themePicUri && <Picture src={themePicUri} alt="" shape="card" sizes={SIZES} isPriority={isFirstView} />}
      <div className={styles.page}>
        <header>
          <Heading className={styles.title} {...words(title)} />
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          <Byline {...article} />
        </header>
        {summary && <p className={styles.summary}>{summary}</p>}
        <div className={styles.body}>
          {parts.map((part, index) => (
            <Part
              // oxlint-disable-next-line no-array-index-key -- parts have no names, and their order is what they are
              key={index}
              part={part}
              level={headingLevel === 2 ? 3 : 4}
              buyText={buyText}
              onPress={() => emit('select', { part })}
            />
          ))}
        </div>
        <footer className={styles.foot}>
          {tags.length > 0 && (
            <ul className={styles.tags} aria-label="标签">
              {keyed(tags, String).map(([tag, key]) => (
                <li key={key}>
                  <Tag>{tag}</Tag>
                </li>
              ))}
            </ul>
          )}
          {endText && <p className={styles.end}>{endText}</p>}
        </footer>
      </div>
    </article>
  )
}

/** Who wrote it, when, and how many have read it; the first letter stands in for a portrait. */
function Byline({ author, publishTime, readCount }: ArticleData): ReactNode {
  return (
    <div className={styles.byline}>
      <span className={styles.portrait} aria-hidden="true">
        {author.slice(0, 1)}
      </span>
      <p className={styles.who}>
        <span className={styles.author}>{author}</span>
        <span className={styles.when}>
          <time dateTime={publishTime.replace(' ', 'T')}>{datePart(publishTime)}</time>
          {readCount > 0 && ` · 阅读 ${countText(readCount)}`}
        </span>
      </p>
    </div>
  )
}

interface PartProps {
  readonly part: ArticlePart
  readonly level: 3 | 4
  readonly buyText: string
  readonly onPress: () => void
}

function Part({ part, level, buyText, onPress }: PartProps): ReactNode {
  const Heading = level === 3 ? 'h3' : 'h4'
  switch (part.kind) {
    case 'heading':
      return <Heading className={styles.heading} {...words(part.text)} />
    case 'quote':
      return <blockquote className={styles.quote}>{part.text}</blockquote>
    case 'picture':
      return <Figure part={part} />
    case 'product':
      return <Product part={part} buyText={buyText} onPress={onPress} />
    default:
      return <p className={styles.text}>{part.text}</p>
  }
}

/** A picture from edge to edge, and what it shows below it. A part without a picture is its words. */
function Figure({ part }: Pick<PartProps, 'part'>): ReactNode {
  if (!part.picture) return <p className={styles.text}>{part.text}</p>
  return (
    <figure className={styles.figure}>
      <Picture src={part.picture} alt={part.text} shape="card" sizes={SIZES} />
      {part.text && (
        <figcaption className={styles.caption} aria-hidden="true">
          {part.text}
        </figcaption>
      )}
    </figure>
  )
}

/** Something to buy that the text speaks of, as a card with its price. */
function Product({ part, buyText, onPress }: Omit<PartProps, 'level'>): ReactNode {
  const target = addressTarget(part.to)
  return (
    <Card className={styles.product}>
      {part.picture && <Picture className={styles.thumb} src={part.picture} alt="" shape="tile" sizes="88px" />}
      <div className={styles.words}>
        <p className={styles.name}>
          <Link target={target} className={target.kind === 'none' ? undefined : cardLink} onPress={onPress}>
            {part.text}
          </Link>
        </p>
        <p className={styles.buy}>
          {part.price === undefined ? <span /> : <Price amount={part.price} isFrom />}
          {target.kind !== 'none' && <span className={styles.action}>{buyText}</span>}
        </p>
      </div>
    </Card>
  )
}
