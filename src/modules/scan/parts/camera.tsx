import { useEffect, useRef, type ReactNode } from 'react'
import { Sheet } from '../../../ui/sheet/index.tsx'
import styles from './scan.module.css'

interface CameraProps {
  readonly onRead: (text: string) => void
  readonly onClose: () => void
  /** There is no camera, or it may not be used. */
  readonly onFailed: () => void
}

/** Of the browsers that have it (the Barcode Detection API). */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}

declare global {
  interface Window {
    readonly BarcodeDetector?: new (options: { formats: readonly string[] }) => Detector
  }
}

/** How often the picture is looked at, in ms. */
const LOOK_EVERY = 250

/** What the camera sees, until it reads a code. The camera is let go with the sheet. */
export default function Camera({ onRead, onClose, onFailed }: CameraProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null)
  const told = useRef({ onRead, onFailed })
  useEffect(() => {
    told.current = { onRead, onFailed }
  })
  useEffect(() => {
    const { signal, abort } = aborting()
    const screen = video.current
    if (screen)
      watch(screen, signal, (text) => told.current.onRead(text)).catch(() => {
        if (!signal.aborted) told.current.onFailed()
      })
    return abort
  }, [])
  return (
    <Sheet title="对准收款码" onClose={onClose}>
      <video ref={video} className={styles.camera} muted playsInline aria-label="相机画面" />
    </Sheet>
  )
}

function aborting() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

async function watch(video: HTMLVideoElement, signal: AbortSignal, onRead: (text: string) => void): Promise<void> {
  if (!window.BarcodeDetector) throw new Error('no codes can be read here')
  const detector = new window.BarcodeDetector({ formats: ['qr_code'] })
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  const release = () => stream.getTracks().forEach((track) => track.stop())
  if (signal.aborted) return release()
  signal.addEventListener('abort', release)
  video.srcObject = stream
  await video.play()
  while (!signal.aborted) {
    const [found] = await detector.detect(video).catch(() => [])
    if (found && !signal.aborted) onRead(found.rawValue)
    await new Promise((done) => setTimeout(done, LOOK_EVERY))
  }
}
