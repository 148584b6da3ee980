import type { ReactNode } from 'react'
import { priceFor } from '../../src/domain/product/member-price.ts'
import { splitPrice } from '../../src/domain/price.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { ActionBar, BarExtras } from '../../src/ui/action-bar/index.tsx'
import { useOver } from '../../src/ui/countdown/use-over.ts'
import { useBusy } from '../../src/ui/hooks/use-busy.ts'
import { defaults } from './defaults.ts'
import styles from './group-bar.module.css'
import type { GroupBarProps } from './props.schema.ts'

/** The bar of a group buy (A2 group footer): buying alone, or opening a team while it goes on (A4). */
export default function GroupBar(props: GroupBarProps & WidgetTools): ReactNode {
  const {
    price,
    groupPrice,
    timeStatus,
    disabled = false,
    note,
    text,
    groupText,
    memberPrices,
    level,
    vipRate,
    turnsAt,
    now,
    emit,
  } = { ...defaults, ...props }
  useOver(turnsAt, now, () => emit('turn', {}))
  const isBusy = useBusy(props.isBusy === true)
  const alone = priceFor({ level, vipRate }, price, memberPrices)
  return (
    <ActionBar label="购买" note={note}>
      <BarExtras {...props} onPress={(what) => emit(what, {})} onService={(service) => emit('service', { service })} />
      <span className={styles.buttons} data-sums>
        <PriceButton
          price={alone.amount}
          text={text}
          isDisabled={disabled || isBusy}
          onPress={() => emit('alone', {})}
        />
        <PriceButton
          price={groupPrice}
          text={timeStatus === 2 ? '拼团已结束' : groupText}
          isMain
          isDisabled={disabled || isBusy || timeStatus !== 1}
          onPress={() => emit('group', {})}
        />
      </span>
    </ActionBar>
  )
}

interface PriceButtonProps {
  readonly price: number
  readonly text: string
  readonly isMain?: boolean
  readonly isDisabled: boolean
  readonly onPress: () => void
}

function PriceButton({ price, text, isMain = false, isDisabled, onPress }: PriceButtonProps): ReactNode {
  const { integer, decimals } = splitPrice(price)
  return (
    <button
      type="button"
      className={styles.button}
      data-main={isMain || undefined}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
    >
      <b className={styles.price}>
        ¥{integer}
        {decimals}
      </b>
      <span className={styles.text}>{text}</span>
    </button>
  )
}
