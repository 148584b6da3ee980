import type { ReactNode } from 'react'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Face, faceName } from '../../src/ui/face/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './invite-head.module.css'
import type { InviteHeadProps } from './props.schema.ts'

/** Who asks for help, and for what. */
export default function InviteHead(props: InviteHeadProps & WidgetTools): ReactNode {
  const { name, picture, text, word, headingLevel } = props
  const Heading = `h${headingLevel}` as const
  return (
    <section className={styles.head}>
      <Face name={name} picture={picture} size={56} />
      <div className={styles.words}>
        <Heading className={styles.title}>
          {faceName(name)} {text}
        </Heading>
        {word && <p className={styles.word} {...words(word)} />}
      </div>
    </section>
  )
}
