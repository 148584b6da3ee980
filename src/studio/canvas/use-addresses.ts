import { useEffect, useState } from 'react'
import type { ItemId } from '../../../schemas/studio/item.ts'
import type { JsonMap } from '../document/index.ts'
import { useReturns } from '../session/returns.ts'
import { useStudio } from '../session/studio.ts'

interface Addresses {
  /** Undefined until they are known. */
  readonly addresses: readonly string[] | undefined
  /** Why they are not. */
  readonly failed: string
}

/**
 * Addresses at which an item can be seen.
 * @param route of a new page: with another one they are others
 */
export function useAddresses(item: ItemId, route?: JsonMap): Addresses {
  const { call } = useStudio()
  const [found, setFound] = useState<Addresses>({ addresses: undefined, failed: '' })
  const returns = useReturns()
  useEffect(() => {
    void call('sampleAddresses', { params: item }).then((answer) =>
      setFound((before) =>
        'reply' in answer
          ? { addresses: answer.reply.addresses, failed: '' }
          : { ...before, failed: answer.failure.message },
      ),
    )
  }, [call, item, route, returns])
  return found
}
