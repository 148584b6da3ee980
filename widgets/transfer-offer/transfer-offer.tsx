import type { ReactNode } from 'react'
import { addressTarget } from '../../src/domain/visit/content-target.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ButtonLink } from '../../src/ui/button/index.tsx'
import { MainButton } from '../../src/ui/main-button/index.tsx'
import { ServiceIcon } from '../../src/ui/service-icon/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './transfer-offer.module.css'
import type { TransferOfferProps } from './props.schema.ts'

type Offer = TransferOfferProps['offer']

const saysOf: Readonly<Record<Offer['state'], (offer: Offer) => string>> = {
  open: ({ giver }) => `${giver} 送你一份`,
  own: () => '这是你送出的',
  mine: ({ giver }) => `${giver} 送的，你已领取`,
  taken: () => '来晚了，已被别人领取',
  over: () => '转赠已撤回或已过期',
}

/** What a friend passed on, for whoever opens the link (B2.9 transfer). */
export default function TransferOffer({
  offer,
  result,
  emit,
  headingLevel,
}: TransferOfferProps & WidgetTools): ReactNode {
  const { kind, name, note, state } = offer
  const Heading = `h${headingLevel}` as const
  const isOver = state === 'taken' || state === 'over'
  return (
    <section className={styles.place}>
      <div className={styles.card} data-over={isOver || undefined}>
        <p className={styles.says}>{saysOf[state](offer)}</p>
        <span className={styles.sign}>
          <ServiceIcon name={kind === 'coupon' ? 'coupon' : 'gift'} />
        </span>
        <Heading className={styles.name} {...words(name)} />
        <p className={styles.note} {...words(note)} />
        <Foot offer={offer} isBusy={result?.status === 'busy'} onTake={() => emit('take', {})} />
        <p className={styles.refusal} role="alert">
          {result?.status === 'refused' && result.message}
        </p>
      </div>
    </section>
  )
}

interface FootProps {
  readonly offer: Offer
  readonly isBusy: boolean
  readonly onTake: () => void
}

function Foot({ offer: { state, until, to = '' }, isBusy, onTake }: FootProps): ReactNode {
  if (state === 'open' || state === 'own')
    return (
      <>
        <p className={styles.until}>请在 {until.slice(0, 16).replace('T', ' ')} 前领取</p>
        {state === 'open' && (
          <MainButton isWide tone="accent" isBusy={isBusy} onPress={onTake}>
            收下
          </MainButton>
        )}
      </>
    )
  return state === 'mine' && to !== '' ? <ButtonLink target={addressTarget(to)}>去查看</ButtonLink> : null
}
