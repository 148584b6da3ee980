import { useEffect, useState, type ReactNode } from 'react'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { IconButton } from '../../src/ui/icon-button/index.tsx'
import { SectionTitle } from '../../src/ui/section-title/index.tsx'
import { CodeFace } from './code-face.tsx'
import styles from './order-codes.module.css'
import type { OrderCodesProps } from './props.schema.ts'
import { firstSlide, neighbour, slidesOf } from './slides.ts'
import { useStrip } from './use-strip.ts'

const loadPicture = () => import('../../src/ui/qr-code/index.tsx')

/** The codes of an order (B2.5, B4): swiped one by one, sub-order by sub-order; each with its QR, which a tap shows over the whole screen. */
export default function OrderCodes(props: OrderCodesProps & WidgetTools): ReactNode {
  const { title = '券码', subOrders, headingLevel, emit } = props
  const slides = slidesOf(subOrders)
  const { strip, current, show, onScroll } = useStrip(firstSlide(subOrders, slides), slides.length)
  const [opened, setOpened] = useState<string>()
  const qr = useLazyPart(() => import('./qr-dialog.tsx'))
  const { Part: Picture, fetch: fetchPicture } = useLazyPart(loadPicture)
  // The digits are there at once; their picture follows.
  useEffect(fetchPicture, [fetchPicture])
  const slide = slides[current]
  if (!slide) return null
  const shown = slides.find(({ code }) => code.couponId === opened)
  const open = (couponId: string) => {
    qr.fetch()
    setOpened(couponId)
    emit('open', {})
  }
  return (
    <section className={styles.place} aria-label={title}>
      <SectionTitle level={headingLevel} title={title} />
      <div className={styles.card}>
        <Head slides={slides} current={current} onShow={show} level={headingLevel} />
        <ul className={styles.strip} ref={strip} onScroll={onScroll} aria-label="券码，左右滑动">
          {keyed(slides, (one) => one.code.couponId).map(([one, key], at) => (
            <li key={key} className={styles.slide}>
              <CodeFace
                slide={one}
                Picture={Math.abs(at - current) < 2 ? Picture : undefined}
                count={one.line.subOrderLifeStyle.detail.length}
                onFocus={() => at !== current && show(at)}
                onTouch={qr.fetch}
                onOpen={() => open(one.code.couponId)}
              />
            </li>
          ))}
        </ul>
        {slides.length > 1 && (
          <p className={styles.count} aria-live="polite">
            第 {current + 1} 个，共 {slides.length} 个
          </p>
        )}
      </div>
      {shown && qr.Part && (
        <qr.Part
          slide={shown}
          onPoll={() => emit('poll', {})}
          onCopy={() => emit('copy', { text: shown.code.bizCode })}
          onClose={() => setOpened(undefined)}
        />
      )}
      {shown && qr.hasFailed && (
        <p className={styles.failed} role="alert">
          二维码没能加载出来，请把券码读给工作人员：{shown.code.bizCode}
        </p>
      )}
    </section>
  )
}

interface HeadProps {
  readonly slides: ReturnType<typeof slidesOf>
  readonly current: number
  readonly level: 2 | 3
  readonly onShow: (at: number) => void
}

/** Whose code it is; prev and next when there is more than one sub-order (B2.5). */
function Head({ slides, current, level, onShow }: HeadProps): ReactNode {
  const Heading = `h${level === 2 ? 3 : 4}` as const
  const lines = new Set(slides.map(({ lineAt }) => lineAt)).size
  const [before, after] = [neighbour(slides, current, -1), neighbour(slides, current, 1)]
  return (
    <div className={styles.head}>
      {lines > 1 && <Step label="上一个子订单" icon="back" to={before} onShow={onShow} />}
      <Heading className={styles.name}>{slides[current]?.line.name}</Heading>
      {lines > 1 && <Step label="下一个子订单" icon="chevron" to={after} onShow={onShow} />}
    </div>
  )
}

interface StepProps {
  readonly label: string
  readonly icon: 'back' | 'chevron'
  readonly to: number | undefined
  readonly onShow: (at: number) => void
}

/** It stays where it is when there is nothing on its side: what a finger aims at does not move. */
function Step({ label, icon, to, onShow }: StepProps): ReactNode {
  return (
    <span className={styles.step} data-off={to === undefined || undefined}>
      <IconButton icon={icon} label={label} onPress={() => to !== undefined && onShow(to)} />
    </span>
  )
}
