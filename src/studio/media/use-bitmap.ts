import { useEffect, useState } from 'react'

/** Pixels of the longer side that are enough to choose a focus. */
const ENOUGH = 1400

async function bitmapOf(source: Blob | string): Promise<ImageBitmap> {
  const blob = typeof source === 'string' ? await (await fetch(source)).blob() : source
  const whole = await createImageBitmap(blob)
  const scale = ENOUGH / Math.max(whole.width, whole.height)
  if (scale >= 1) return whole
  const small = await createImageBitmap(whole, {
    resizeWidth: Math.round(whole.width * scale),
    resizeQuality: 'medium',
  })
  whole.close()
  return small
}

/**
 * The pixels of a file or of an address. `failed`: this browser can't show it, which says nothing yet of whether the server takes it.
 */
export function useBitmap(source: Blob | string): { readonly bitmap?: ImageBitmap; readonly failed: boolean } {
  const [state, setState] = useState<{ bitmap?: ImageBitmap; failed: boolean; of?: Blob | string }>({ failed: false })
  useEffect(() => {
    let isCurrent = true
    let made: ImageBitmap | undefined
    void bitmapOf(source).then(
      (bitmap) => {
        made = bitmap
        if (isCurrent) setState({ bitmap, failed: false, of: source })
        else bitmap.close()
      },
      () => isCurrent && setState({ failed: true, of: source }),
    )
    return () => {
      isCurrent = false
      made?.close()
    }
  }, [source])
  return state.of === source ? state : { failed: false }
}
