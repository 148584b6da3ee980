import { type ReactNode, useCallback, useState } from 'react'
import type { ProductChoice } from '../../../schemas/studio/components.ts'
import { plainFile } from '../../ui/picture/picture-files.ts'
import { Dialog } from '../controls/dialog.tsx'
import { Chip, Empty, Skeleton } from '../controls/states.tsx'
import { useStudio } from '../session/studio.ts'
import { useLookUp } from '../form/use-look-up.ts'
import styles from '../form/choices.module.css'

/** Products that have the words. */
export function useProducts(words: string) {
  const { call } = useStudio()
  // Awaited here: the compiler can't work out the type of the whole promise from inside two generics (TS2589).
  const look = useCallback(async () => {
    const answer = await call('productChoices', { query: { words } })
    return answer
  }, [call, words])
  return useLookUp(look)
}

interface ProductDialogProps {
  readonly onTake: (product: ProductChoice) => void
  readonly onClose: () => void
}

/** One of the products of the shop. */
export function ProductDialog({ onTake, onClose }: ProductDialogProps): ReactNode {
  const [words, setWords] = useState('')
  const { reply, failed } = useProducts(words.trim())
  const found = reply?.products
  return (
    <Dialog title="选商品" onClose={onClose}>
      <input
        type="search"
        aria-label="找商品"
        placeholder="名字、地点或编号"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {failed && <Empty icon="error">{failed}</Empty>}
      {!found && !failed && <Skeleton lines={5} />}
      {found?.length === 0 && <Empty icon="search">{words ? `没有找到「${words}」` : '还没有商品'}</Empty>}
      <ul className={styles.list} aria-label="商品">
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
      {reply?.isMore && <p role="status">只列出前 {reply.products.length} 个，再多写几个字，或写编号</p>}
    </Dialog>
  )
}
