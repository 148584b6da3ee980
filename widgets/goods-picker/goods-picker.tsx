import { useEffect, type ReactNode } from 'react'
import { choiceText } from '../../src/domain/goods/goods-sku.ts'
import type { WidgetTools } from '../../src/kit/widget.ts'
import { useLazyPart } from '../../src/ui/hooks/use-lazy-part.ts'
import { SheetRow } from '../../src/ui/sheet-row/index.tsx'
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
      <SheetRow title={specs.length > 0 ? '规格' : '数量'} isCard={card} fetch={fetch} onOpen={() => emit('open', {})}>
        <span className={styles.chosen}>{text ? `已选 ${text}，${chosen.quantity} 件` : `${chosen.quantity} 件`}</span>
      </SheetRow>
      {Part && open && <Part {...props} open={open} chosen={chosen} text={text} />}
    </>
  )
}
