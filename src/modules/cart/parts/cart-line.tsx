import type { ReactNode } from 'react'
import type { ShownLine } from '../../../../schemas/domain/cart.ts'
import { Link } from '../../../ui/link/index.tsx'
import { Picture } from '../../../ui/picture/index.tsx'
import { PointsPrice } from '../../../ui/points-price/index.tsx'
import { Stepper } from '../../../ui/stepper/index.tsx'
import { words } from '../../../ui/words/index.ts'
import type { CartEvent } from '../cart-flow.ts'
import styles from './cart.module.css'
import { Check } from './check.tsx'

interface CartLineProps {
  readonly line: ShownLine
  readonly isBusy: boolean
  readonly send: (event: CartEvent) => void
}

/** One of the goods: what it is, what became of it since it was put in, its price, and how many. */
export function CartLine({ line, isBusy, send }: CartLineProps): ReactNode {
  const { id, productName, isChosen, canBuy, priceNote, note, noteTo, price, points, originalPrice, quantity, most } =
    line
  return (
    <li className={styles.line}>
      <Check
        name={`选中${productName}`}
        isOn={isChosen}
        isOff={!canBuy}
        isBusy={isBusy}
        onPress={() => send({ type: 'choose-pressed', ids: [id], isChosen: !isChosen })}
      />
      <Goods line={line}>
        {priceNote && <p className={styles.changed} {...words(priceNote)} />}
        {note && (
          <p className={styles.note}>
            {noteTo ? <Link target={{ kind: 'page', to: noteTo }}>{note}，去支付</Link> : note}
          </p>
        )}
        <PointsPrice points={points} amount={price} original={originalPrice} />
        <div className={styles.tools}>
          <Remove line={line} isBusy={isBusy} send={send} />
          <Stepper
            label={`${productName}的件数`}
            value={quantity}
            min={1}
            max={Math.max(most, 1)}
            isDisabled={isBusy}
            onChange={(next) => send({ type: 'quantity-pressed', id, quantity: fitting(next, quantity, most) })}
            onBlocked={(why) => send({ type: 'quantity-blocked', line, why })}
          />
        </div>
      </Goods>
    </li>
  )
}

/** Fewer than are there now may at once be as many as can be bought: nobody taps twenty times. */
const fitting = (next: number, before: number, most: number): number =>
  next < before && most > 0 ? Math.min(next, most) : next

interface GoodsProps {
  readonly line: ShownLine
  readonly children: ReactNode
}

export function Goods({ line, children }: GoodsProps): ReactNode {
  const { productName, spec, picture, path } = line
  return (
    <div className={styles.goods}>
      <Picture className={styles.picture} src={picture} alt="" shape="tile" sizes="88px" />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link target={path ? { kind: 'page', to: path } : { kind: 'none' }} {...words(productName)}>
            {productName}
          </Link>
        </h3>
        {spec && (
          <p className={styles.spec} {...words(spec)}>
            {spec}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}

export function Remove({ line, isBusy, send }: CartLineProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.remove}
      aria-disabled={isBusy || undefined}
      aria-haspopup="dialog"
      onClick={isBusy ? undefined : () => send({ type: 'remove-pressed', line })}
    >
      删除
      <span className="visually-hidden">：{line.productName}</span>
    </button>
  )
}
