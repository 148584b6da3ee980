import { type ReactNode, useRef, useState } from 'react'
import styles from './outline.module.css'

interface ExamplePictureProps {
  readonly widget: string
  /** Which of its examples, from 0. */
  readonly example: number
  readonly size: 'small' | 'large'
}

/** CSS pixels that the document of an example is laid out in, as the style sheet says too: a phone's. */
const PHONE = { width: 390, height: 844 }

/** The example as the shop draws it, small: a document without script, fetched when it is scrolled to. What stands beside it names it. */
export function ExamplePicture({ widget, example, size }: ExamplePictureProps): ReactNode {
  const box = useRef<HTMLSpanElement>(null)
  const [isBlank, setBlank] = useState(false)
  return (
    <span ref={box} className={styles.picture} data-size={size} data-blank={isBlank || undefined} aria-hidden="true">
      <iframe
        title="示例的样子"
        tabIndex={-1}
        loading="lazy"
        sandbox="allow-same-origin"
        src={`/studio/gallery/pictures/${encodeURIComponent(widget)}/${example}`}
        onLoad={({ currentTarget: { contentDocument, style } }) => {
          const drawn = contentDocument?.body && drawnIn(contentDocument)
          if (!box.current || !drawn) return
          setBlank(drawn.height === 0)
          style.transform = fitted(drawn, box.current)
        }}
      />
    </span>
  )
}

interface Drawn {
  /** CSS pixels from the top of the document. */
  readonly top: number
  readonly height: number
}

/** Where a document has something to see: a bar stands at its foot, a card at its head. */
function drawnIn({ body }: Document): Drawn {
  const boxes = [...body.querySelectorAll('*')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
  const top = Math.min(...boxes.map((one) => one.top))
  const bottom = Math.min(Math.max(...boxes.map((one) => one.bottom)), PHONE.height)
  return boxes.length === 0 ? { top: 0, height: 0 } : { top, height: bottom - top }
}

/** As wide as its box; what is lower than the box stands in its middle, what is higher begins at its head. */
function fitted({ top, height }: Drawn, { clientWidth, clientHeight }: HTMLElement): string {
  const scale = clientWidth / PHONE.width
  const free = Math.max(0, clientHeight - height * scale)
  return `translateY(${free / 2 - top * scale}px) scale(${scale})`
}
