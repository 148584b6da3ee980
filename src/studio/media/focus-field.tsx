import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { type Focus, pictureCrop } from '../../domain/picture/picture-crop.ts'
import { pictureSizes, type PictureSize, SHARE_CARD } from '../../domain/picture/picture-sizes.ts'
import styles from './media.module.css'

interface FocusFieldProps {
  readonly bitmap: ImageBitmap
  readonly focus: Focus
  readonly isLocked?: boolean
  readonly onChange: (focus: Focus) => void
}

const SHAPES: readonly (readonly [name: string, size: PictureSize])[] = [
  ['横幅', pictureSizes.banner[1]],
  ['卡片', pictureSizes.card[1]],
  ['方图', pictureSizes.tile[1]],
  ['分享', SHARE_CARD],
]

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000

const placeText = ({ x, y }: Focus) => `左起 ${Math.round(x * 100)}%、上起 ${Math.round(y * 100)}%`

/** How far an arrow key goes; with Shift it goes farther. */
const STEP = 0.02
const LONG_STEP = 0.1
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The point of a picture that every crop keeps: by pointer or arrow keys, with each crop beside it. */
export function FocusField({ bitmap, focus, isLocked = false, onChange }: FocusFieldProps): ReactNode {
  const id = useId()
  const move = (x: number, y: number) => !isLocked && onChange({ x: within(x), y: within(y) })
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    move((event.clientX - left) / width, (event.clientY - top) / height)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const step = event.shiftKey ? LONG_STEP : STEP
    move(focus.x + arrow[0] * step, focus.y + arrow[1] * step)
  }
  return (
    <div className={styles.focus}>
      <div
        role="slider"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(focus.x * 100)}
        aria-valuetext={placeText(focus)}
        tabIndex={0}
        aria-label="焦点：裁剪时留住的地方"
        aria-describedby={id}
        aria-disabled={isLocked}
        className={styles.stage}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={(event) => event.buttons === 1 && point(event)}
      >
        <Whole bitmap={bitmap} focus={focus} />
      </div>
      <p id={id} className={styles.hint}>
        焦点在{placeText(focus)}。{!isLocked && '点图片，或用方向键移动（按住 Shift 走得更远）'}
      </p>
      <ul className={styles.crops} aria-label="裁剪后的样子">
        {SHAPES.map(([name, size]) => (
          <li key={name}>
            <Cropped bitmap={bitmap} focus={focus} size={size} name={name} />
            <span>
              {name}
              <small>{size.join('×')}</small>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const RING = 14

/** The whole picture with a ring around its focus. */
function Whole({ bitmap, focus }: Pick<FocusFieldProps, 'bitmap' | 'focus'>): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = bitmap
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const scale = Math.max(width, height) / 600
    context.drawImage(bitmap, 0, 0)
    for (const [colour, line] of [
      ['rgb(0 0 0 / 65%)', 7],
      ['#ffffff', 3],
    ] as const) {
      context.strokeStyle = colour
      context.lineWidth = line * scale
      context.beginPath()
      context.arc(focus.x * width, focus.y * height, RING * scale, 0, 2 * Math.PI)
      context.stroke()
    }
  }, [bitmap, width, height, focus])
  return <canvas ref={canvas} width={width} height={height} />
}

interface CroppedProps extends Pick<FocusFieldProps, 'bitmap' | 'focus'> {
  readonly size: PictureSize
  readonly name: string
}

const percent = (share: number) => `${Math.round(share * 100)}%`

/** What of the picture a crop keeps, for whoever does not see it. */
function keptText({ width, height }: ImageBitmap, focus: Focus, size: PictureSize): string {
  const kept = pictureCrop([width, height], size, focus)
  const across = `左起 ${percent(kept.left / width)} 到 ${percent((kept.left + kept.width) / width)}`
  return `${across}、上起 ${percent(kept.top / height)} 到 ${percent((kept.top + kept.height) / height)}`
}

/** As the server will crop it: by the same rule. */
function Cropped({ bitmap, focus, size, name }: CroppedProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [width, height] = [Math.round((size[0] / size[1]) * 160), 160]
  useEffect(() => {
    const { left, top, width: across, height: down } = pictureCrop([bitmap.width, bitmap.height], size, focus)
    canvas.current?.getContext('2d')?.drawImage(bitmap, left, top, across, down, 0, 0, width, height)
  }, [bitmap, focus, size, width, height])
  const label = `裁成${name} ${size.join('×')}，留住原图${keptText(bitmap, focus, size)}`
  return <canvas ref={canvas} width={width} height={height} role="img" aria-label={label} />
}
