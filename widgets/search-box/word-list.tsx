import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import { keyed } from '../../src/kit/keyed.ts'
import { Link } from '../../src/ui/link/index.tsx'
import styles from './search-box.module.css'

interface WordListProps {
  readonly title: string
  readonly level: 2 | 3
  readonly words: readonly string[]
  /** Of the search page. */
  readonly to: string
  readonly onPress: (word: string) => void
  /** At the right of the title. */
  readonly action?: ReactNode
}

/** Words that were searched before, or that many search: a tap searches one. */
export function WordList({ title, level, words, to, onPress, action }: WordListProps): ReactNode {
  if (words.length === 0) return null
  const Heading = `h${level}` as const
  return (
    <section className={styles.words}>
      <div className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        {action}
      </div>
      <ul className={styles.chips}>
        {keyed(words, String).map(([word, key]) => (
          <li key={key}>
            <Link target={wordTarget(to, word)} className={styles.chip} onPress={() => onPress(word)}>
              {word}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const wordTarget = (to: string, word: string) => addressTarget(`${to}?keyword=${encodeURIComponent(word)}`)
