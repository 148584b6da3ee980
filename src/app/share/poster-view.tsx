import { useEffect, useState, type ReactNode } from 'react'
import type { ShareContent } from '../../kit/action.ts'
import { Button } from '../../ui/button/index.tsx'
import { siteName } from '../document/document-title.ts'
import { drawPoster, POSTER } from './poster.ts'
import styles from './poster-view.module.css'

interface PosterViewProps {
  readonly content: ShareContent
  readonly toast: (text: string) => void
}

/** The poster as a picture, so that a long press saves it; and a button for browsers that save files. */
export function PosterView({ content, toast }: PosterViewProps): ReactNode {
  const [tries, setTries] = useState(0)
  const [made, setMade] = useState<{ readonly src: string } | 'failed'>()
  useEffect(() => {
    let gone = false
    const put = (found: { readonly src: string } | 'failed') => gone || setMade(found)
    drawPoster(content, siteName()).then(
      (src) => put({ src }),
      () => put('failed'),
    )
    return () => {
      gone = true
    }
  }, [content, tries])
  const again = () => {
    setMade(undefined)
    setTries(tries + 1)
  }
  if (made === 'failed')
    return (
      <div className={styles.poster} role="alert">
        <p className={styles.failed}>海报生成失败，请重试</p>
        <Button onPress={again}>重试</Button>
      </div>
    )
  return (
    <div className={styles.poster}>
      {made ? (
        <img className={styles.picture} src={made.src} alt={`${content.title} 的分享海报`} {...POSTER} />
      ) : (
        <div className={styles.waiting} role="status">
          海报生成中...
        </div>
      )}
      <p className={styles.hint}>长按图片保存，或点击下方按钮</p>
      <Button onPress={() => made && save(made.src, toast)}>保存图片</Button>
    </div>
  )
}

function save(src: string, toast: (text: string) => void): void {
  const link = document.createElement('a')
  link.href = src
  link.download = 'poster.png'
  document.body.append(link)
  link.click()
  link.remove()
  toast('图片已保存')
}
