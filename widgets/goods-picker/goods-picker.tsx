import { useEffect, type ReactNode } from 'react'
import { choiceText } from '../../src/domain/goods/goods-sku.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { Icon } from '../../src/ui/icon/index.tsx'
import styles from './goods-picker.module.css'
import type { GoodsPickerProps } from './props.schema.ts'
import { useChoice } from './use-choice.ts'

const loadSheet = () => import('./goods-sheet.tsx')

/** What is chosen of the specs (A3) in a line; a tap, or the page, opens the sheet to choose and to buy. */
export default function GoodsPicker(props: GoodsPickerProps & WidgetTools): ReactNode {
  const { specs, open = '', card = false, emit } = props
  const chosen = useChoice(props)
  const { Part, hasFailed, fetch } = useLazyPart(loadSheet)
  useEffect(() => {
    if (open) fetch()
  }, [open, fetch])
  // Left open it would never be asked for again: the next tap opens what is open already.
  useEffect(() => {
    if (hasFailed) emit('close', {})
  }, [hasFailed, emit])
  const text = choiceText(specs, chosen.choice)
  return (
    <>
      <button
        type="button"
        className={styles.row}
        data-card={card || undefined}
        aria-haspopup="dialog"
        onPointerDown={fetch}
        onClick={() => emit('open', {})}
      >
        <span className={styles.title}>{specs.length > 0 ? '规格' : '数量'}</span>
        <span className={styles.chosen}>{text ? `已选 ${text}，${chosen.quantity} 件` : `${chosen.quantity} 件`}</span>
        <Icon name="chevron" />
      </button>
      {Part && open && <Part {...props} open={open} chosen={chosen} text={text} />}
    </>
  )
}
