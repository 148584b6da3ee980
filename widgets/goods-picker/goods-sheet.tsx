import type { ReactNode } from 'react'
import {
  minusRefusal,
  mostOf,
  plusRefusal,
  quantityProblem,
  type QuantityLimits,
} from '../../src/domain/goods/goods-quantity.ts'
import { choicePicture, isOut } from '../../src/domain/goods/goods-sku.ts'
import { fewLeft } from '../../src/domain/product/few-left.ts'
import { exchangePrice } from '../../src/domain/points/exchange-price.ts'
import { memberOffer, priceFor } from '../../src/domain/product/member-price.ts'
import { fenOfYuan } from '../../src/domain/money.ts'
import { keyed } from '../../src/kit/keyed.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { Picture } from '../../src/ui/picture/index.tsx'
import { PointsPrice } from '../../src/ui/points-price/index.tsx'
import { Sheet } from '../../src/ui/sheet/index.tsx'
import { Stepper } from '../../src/ui/stepper/index.tsx'
import { words } from '../../src/ui/words/index.ts'
import styles from './goods-picker.module.css'
import type { GoodsPickerProps } from './props.schema.ts'
import { type Choice, groupsOf } from './use-choice.ts'

interface GoodsSheetProps extends GoodsPickerProps, WidgetTools {
  readonly open: 'buy' | 'group' | 'cart'
  readonly chosen: Choice
  readonly text: string
}

const buttonText = { buy: '立即购买', cart: '加入购物车' } as const

const PROBLEMS = {
  'over-limit': '超过限购数量',
  'sku-out': '该规格暂时缺货！',
  'over-stock': '超过最大库存！',
} as const

/** Specs, quantity with every rule of A5, and the button. */
export default function GoodsSheet(props: GoodsSheetProps): ReactNode {
  const { open, chosen, text, single = 0, total = 0, canBuy = true, groupText = '发起拼团', emit } = props
  const { sku, quantity, setQuantity } = chosen
  const limits = { single, total, stock: sku?.enable_quantity ?? 0 }
  const buy = () => {
    const refusal = refusalOf(sku?.sku_id, quantity, limits)
    if (refusal || !sku) return emit('blocked', { text: refusal })
    if (open === 'cart') emit('addToCart', { skuId: sku.sku_id, quantity })
    else emit('buy', { skuId: sku.sku_id, quantity, text, isGroup: open === 'group' })
  }
  return (
    <Sheet title={open === 'group' ? groupText : '选择规格'} onClose={() => emit('close', {})}>
      <div className={styles.sheet}>
        <Head {...props} />
        <Groups {...props} />
        <div className={styles.quantity}>
          <span>
            数量
            <LimitText {...limits} />
          </span>
          <Stepper
            label="数量"
            value={quantity}
            min={1}
            max={mostOf(limits)}
            onChange={setQuantity}
            onBlocked={(why) =>
              emit('blocked', { text: (why === 'min' ? minusRefusal(quantity) : plusRefusal(quantity, limits)) ?? '' })
            }
          />
        </div>
      </div>
      <p className={styles.foot}>
        <button
          type="button"
          className={styles.buy}
          aria-disabled={!canBuy || undefined}
          onClick={canBuy ? buy : undefined}
        >
          {open === 'group' ? groupText : buttonText[open]}
        </button>
      </p>
    </Sheet>
  )
}

/** A5, in the order of its rules; undefined: it can be bought. */
function refusalOf(skuId: string | undefined, quantity: number, limits: QuantityLimits): string | undefined {
  if (skuId === undefined) return '请先选择产品规格！'
  const problem = quantityProblem(quantity, limits)
  return problem && PROBLEMS[problem]
}

function LimitText({ single, total }: QuantityLimits): ReactNode {
  const words = [single > 0 && `每次最多 ${single} 件`, total > 0 && `每人限购 ${total} 件`].filter(Boolean)
  return words.length > 0 && <span className={styles.limit}>{words.join('，')}</span>
}

function Head({
  specs,
  picture,
  name,
  open,
  price,
  groupPrice,
  points,
  memberPrices,
  level,
  vipRate,
  chosen,
  text,
}: GoodsSheetProps) {
  const { sku, choice } = chosen
  const fixed = open === 'group' ? groupPrice : price
  const full = fixed ?? sku?.price ?? 0
  const prices = open === 'group' ? [] : memberPrices
  const offer = memberOffer(fenOfYuan(full), prices, { level, vipRate })
  const src = choicePicture(specs, choice) ?? picture
  return (
    <div className={styles.head}>
      {src && <Picture className={styles.picture} src={src} alt="" shape="tile" sizes="88px" />}
      <div className={styles.words}>
        <PointsPrice
          {...exchangePrice(priceFor({ level, vipRate }, full, prices, sku?.originalprice), points)}
          size="l"
        />
        {offer && <span className={styles.member}>会员尊享</span>}
        <p className={styles.name} {...words(name ?? '')} />
        <p
          className={styles.stock}
          aria-live="polite"
          {...words([stockText(sku?.enable_quantity ?? 0), text].filter(Boolean).join(' · '))}
        />
      </div>
    </div>
  )
}

const stockText = (stock: number): string => (stock === 0 ? '缺货' : (fewLeft(stock, '件') ?? '有货'))

function Groups({ specs, skus, chosen }: GoodsSheetProps): ReactNode {
  return groupsOf(specs).map(([{ spec_name, spec_type, valueList }, key], at) => (
    <fieldset key={key} className={styles.group}>
      <legend className={styles.groupName}>{spec_name}</legend>
      <div className={styles.values}>
        {keyed(valueList, ({ spec_value_id: id }) => id).map(
          ([{ spec_value_id: id, spec_value, spec_value_img }, valueKey]) => (
            <button
              key={valueKey}
              type="button"
              className={styles.value}
              aria-pressed={chosen.choice[at] === id}
              data-out={isOut(skus, chosen.choice, at, id) || undefined}
              onClick={() => chosen.pick(key, id)}
            >
              {spec_type === 1 && spec_value_img && (
                <Picture className={styles.valuePicture} src={spec_value_img} alt="" shape="tile" sizes="32px" />
              )}
              <span>{spec_value}</span>
            </button>
          ),
        )}
      </div>
    </fieldset>
  ))
}
