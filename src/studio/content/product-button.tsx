import { type ReactNode, useEffect, useState } from 'react'
import { kindOfComponent } from '../../../schemas/domain/component-kinds.ts'
import type { ProductChoice } from '../../../schemas/studio/components.ts'
import { targetParts } from '../../domain/visit/entry-target.ts'
import { plainFile } from '../../ui/picture/picture-files.ts'
import { type BlockKey, type Json, type JsonMap, setBlockValues, type ValuePath } from '../document/index.ts'
import { Button } from '../controls/button.tsx'
import { Dialog } from '../controls/dialog.tsx'
import { Chip, Empty, Skeleton } from '../controls/states.tsx'
import { useEditing } from '../editor/editor-context.ts'
import { useStudio } from '../session/studio.ts'
import styles from './content.module.css'

type Values = readonly (readonly [path: ValuePath, value: Json | undefined])[]

/** What an entry says that leads to a product; a card of a list shows the product itself as well. */
function valuesOf(entry: JsonMap, product: ProductChoice, isCard: boolean): Values {
  const parts = targetParts(isCard ? { redirectType: 'product' } : entry, product.address)
  const target: Values = [
    [['jumpPath'], parts.jumpPath],
    [['redirectType'], parts.redirectType],
    [['jumpParames'], parts.jumpParames && { ...parts.jumpParames }],
  ]
  if (!isCard) return target
  const { title, picture, picAlt, price, originalPrice, place, sold, productType } = product
  const shown: Readonly<Record<string, Json>> = { price, originalPrice, place, hot: sold, productType }
  return [
    [['title'], title],
    [['themePicUri'], picture],
    [['picAlt'], picAlt],
    ...target,
    ...Object.entries(shown).map(([name, value]) => [['customFields', name], value] as const),
  ]
}

interface ProductButtonProps {
  readonly entryKey: BlockKey
  readonly entry: JsonMap
}

/** Leads the entry to a product that is chosen from those that there are. */
export function ProductButton({ entryKey, entry }: ProductButtonProps): ReactNode {
  const { editor, titles } = useEditing()
  const [isOpen, setOpen] = useState(false)
  const take = (product: ProductChoice) => {
    const { document } = editor.state
    const isCard = kindOfComponent(document.rest.type).fields.includes('customFields.originalPrice')
    const values = valuesOf(entry, product, isCard)
    editor.apply(setBlockValues(document, { key: entryKey, values, field: '商品', said: product.title }, titles))
    setOpen(false)
  }
  return (
    <div>
      <Button icon="search" onClick={() => setOpen(true)}>
        选商品
      </Button>
      {isOpen && <ProductDialog onTake={take} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** ms without a key after which products are looked for. */
const TYPED_AFTER = 250

function useProducts(words: string) {
  const { call } = useStudio()
  const [found, setFound] = useState<readonly ProductChoice[]>()
  const [isMore, setMore] = useState(false)
  const [failed, setFailed] = useState('')
  useEffect(() => {
    let isOver = false
    const look = async () => {
      const answer = await call('productChoices', { query: { words } })
      if (isOver) return
      setFailed('failure' in answer ? answer.failure.message : '')
      if (!('reply' in answer)) return
      setFound(answer.reply.products)
      setMore(answer.reply.isMore)
    }
    const timer = setTimeout(() => void look(), TYPED_AFTER)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [call, words])
  return { found, isMore, failed }
}

interface ProductDialogProps {
  readonly onTake: (product: ProductChoice) => void
  readonly onClose: () => void
}

function ProductDialog({ onTake, onClose }: ProductDialogProps): ReactNode {
  const [words, setWords] = useState('')
  const { found, isMore, failed } = useProducts(words.trim())
  return (
    <Dialog title="选商品" onClose={onClose}>
      <input
        type="search"
        aria-label="找商品"
        placeholder="名字、地点或编号"
        maxLength={40}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {failed && <Empty icon="error">{failed}</Empty>}
      {!found && !failed && <Skeleton lines={5} />}
      {found?.length === 0 && <Empty icon="search">{words ? `没有找到「${words}」` : '还没有商品'}</Empty>}
      <ul className={styles.products} aria-label="商品">
        {found?.map((product) => (
          <li key={product.id}>
            <button type="button" onClick={() => onTake(product)}>
              {product.picture !== undefined && (
                <img src={plainFile(product.picture, 'card').src} alt="" width="56" height="37" loading="lazy" />
              )}
              <span>
                {product.title}
                <small>
                  {product.kind} · {product.place} · {product.id}
                </small>
              </span>
              {!product.isOnSale && <Chip tone="bad">不在售</Chip>}
            </button>
          </li>
        ))}
      </ul>
      {isMore && <p role="status">只列出前 {found?.length} 个，再多写几个字，或写编号</p>}
    </Dialog>
  )
}
