import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import type { ComponentContent } from '../../schemas/domain/page-component.ts'
import { contentTarget } from '../../src/domain/visit/content-target.ts'
import { IconButton } from '../../src/ui/icon-button/index.tsx'
import { LinkOrButton } from '../../src/ui/link/link-or-button.tsx'
import { plainFile, sourceSet } from '../../src/ui/picture/picture-files.ts'
import { useModal } from '../../src/ui/sheet/use-modal.ts'
import { words } from '../../src/ui/words/index.ts'
import styles from './ad-dialog.module.css'

interface AdDialogProps {
  readonly item: ComponentContent
  /** It is on the screen: what failed to come was not seen. */
  readonly onShown: () => void
  readonly onClose: () => void
  readonly onSelect: () => void
}

const SIZES = '320px'

/** Waits for its picture: what opens is whole, and fades in, so that it never counts as the page's largest paint. */
export default function AdDialog(props: AdDialogProps): ReactNode {
  const { item, onShown } = props
  const isReady = useLoaded(item.themePicUri)
  const tell = useRef(onShown)
  useEffect(() => {
    if (isReady) tell.current()
  }, [isReady])
  return isReady ? <OpenAd {...props} /> : null
}

function OpenAd({ item, onClose, onSelect }: Omit<AdDialogProps, 'onShown'>): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog, onClose)
  // It comes unasked: a ring around its link would say that the shopper chose it.
  useLayoutEffect(() => dialog.current?.focus(), [])
  const target = contentTarget(item)
  return (
    <dialog ref={dialog} className={styles.ad} tabIndex={-1} aria-label={item.title}>
      <LinkOrButton target={target} className={styles.card} onPress={onSelect}>
        {item.themePicUri && <AdPicture src={item.themePicUri} alt={item.picAlt ?? ''} />}
        <span className={styles.words}>
          <span className={styles.title} {...words(item.title)} />
          {item.subtitle && <span className={styles.subtitle}>{item.subtitle}</span>}
          {/* The whole card is the link, and its title says where it leads. */}
          {target.kind !== 'none' && (
            <span className={styles.go} aria-hidden="true">
              去看看
            </span>
          )}
        </span>
      </LinkOrButton>
      <div className={styles.close}>
        <IconButton icon="close" label="关闭" onPress={onClose} />
      </div>
    </dialog>
  )
}

function AdPicture({ src, alt }: { readonly src: string; readonly alt: string }): ReactNode {
  return (
    <img
      className={styles.picture}
      {...plainFile(src, 'tile')}
      srcSet={sourceSet(src, 'tile', 'webp')}
      sizes={SIZES}
      alt={alt}
      draggable={false}
    />
  )
}

/** Whether the picture is here; one that can't be had does not keep the words back. */
function useLoaded(src: string | undefined): boolean {
  const [isLoaded, setLoaded] = useState(!src)
  useEffect(() => {
    if (!src) return undefined
    const image = new Image()
    const done = () => setLoaded(true)
    image.addEventListener('load', done)
    image.addEventListener('error', done)
    image.sizes = SIZES
    image.srcset = sourceSet(src, 'tile', 'webp')
    image.src = plainFile(src, 'tile').src
    return () => {
      image.removeEventListener('load', done)
      image.removeEventListener('error', done)
    }
  }, [src])
  return isLoaded
}
