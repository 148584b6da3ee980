import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { type Devtools, devtools } from './devtools.ts'

/** Pixels of a phone; a page is shown to so much of its height. */
const PHONE = { width: 390, height: 844 }
const TALLEST = 4_000
/** ms for the whole, and for what comes in after the page has loaded. */
const PATIENCE = 45_000
const SETTLE = 1_200

const ARGS = [
  ...['--headless=new', '--remote-debugging-port=0', '--disable-gpu', '--hide-scrollbars', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-extensions'],
]

/**
 * A picture (JPEG) of an address as a phone shows it, by a browser of this machine that is started for it and ended again.
 * @throws an error with a sentence where the browser could not do it
 */
export async function takePicture(browser: string, url: string): Promise<Buffer> {
  const profile = await mkdtemp(join(tmpdir(), 'pagoda-picture-'))
  // The administrator's processes get no sandbox from Chromium: it does not start without being told so.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const child = spawn(browser, [...ARGS, ...sandbox, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  try {
    return await Promise.race([pictureBy(child, url), tooLate(child)])
  } finally {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close').catch(() => undefined)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined)
  }
}

async function tooLate(child: ChildProcess): Promise<never> {
  const gone = new Promise<string>((done) => {
    child.once('error', ({ message }) => done(message))
    child.once('exit', (code) => done(`the browser ended with ${code}`))
  })
  throw new Error(await Promise.race([gone, after(PATIENCE, 'the browser took too long', { ref: false })]))
}

async function pictureBy(child: ChildProcess, url: string): Promise<Buffer> {
  const { WebSocket } = await import('undici')
  const socket = new WebSocket(await addressOf(child))
  await new Promise<void>((done, failed) => {
    socket.addEventListener('open', () => done())
    socket.addEventListener('error', () => failed(new Error('the browser does not listen')))
  })
  try {
    return await shoot(devtools(socket), url)
  } finally {
    socket.close()
  }
}

/** Where the browser listens: it says so in its first lines. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((done) => {
    let told = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      told = (told + text).slice(-10_000)
      const [, address] = /DevTools listening on (ws:\S+)/.exec(told) ?? []
      if (address !== undefined) done(address)
    })
  })
}

async function shoot({ send, once: happens }: Devtools, url: string): Promise<Buffer> {
  const { targetId } = await send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true })
  const size = (height: number) =>
    send('Emulation.setDeviceMetricsOverride', { ...PHONE, height, deviceScaleFactor: 1, mobile: true }, sessionId)
  await size(PHONE.height)
  await send('Page.enable', {}, sessionId)
  const loaded = happens('Page.loadEventFired', sessionId)
  await send('Page.navigate', { url }, sessionId)
  await loaded
  await after(SETTLE)
  const { cssContentSize } = await send<{ cssContentSize: { height: number } }>('Page.getLayoutMetrics', {}, sessionId)
  // What is below the fold comes when it is near: the window is made as tall as the page.
  await size(Math.min(TALLEST, Math.max(PHONE.height, Math.ceil(cssContentSize.height))))
  await after(SETTLE)
  const { data } = await send<{ data: string }>('Page.captureScreenshot', { format: 'jpeg', quality: 80 }, sessionId)
  return Buffer.from(data, 'base64')
}
