import { chromium } from 'playwright'
import { browserArgs, launchEnv } from './launch.ts'
import type { Remembered } from './remembered.ts'

/** What became of an attempt to start a browser. */
export type Probe =
  | { readonly starts: true; readonly version: string; readonly drawsChinese: boolean }
  | { readonly starts: false; readonly reason: string }

/** Runs in the page: two characters without a glyph of their own look the same, as an empty box or as nothing. */
function drawsApart(characters: readonly string[]): boolean {
  const pictures = characters.map((character) => {
    const canvas = document.createElement('canvas')
    const pen = canvas.getContext('2d')
    if (pen) pen.font = '48px sans-serif'
    pen?.fillText(character, 10, 60)
    return canvas.toDataURL()
  })
  return new Set(pictures).size === characters.length
}

/** A browser counts when it really starts and opens a page: what lacks a library is a file like any other. */
export async function probe({ executablePath, ...needs }: Remembered): Promise<Probe> {
  const env = launchEnv(needs, process.env)
  try {
    const browser = await chromium.launch({ executablePath, args: browserArgs, timeout: 30_000, ...(env && { env }) })
    try {
      const page = await browser.newPage()
      await page.goto('about:blank')
      const drawsChinese = await page.evaluate(drawsApart, ['澜', '途'])
      return { starts: true, version: browser.version(), drawsChinese }
    } finally {
      await browser.close()
    }
  } catch (error) {
    return { starts: false, reason: reasonOf(error) }
  }
}

/** The line of a long complaint that names the cause. */
export function reasonOf(error: unknown): string {
  const lines = String(error instanceof Error ? error.message : error).split('\n')
  const telling = lines.find((line) => /error while loading|cannot open|ENOENT|EACCES|not found/i.test(line))
  return (telling ?? lines[0] ?? '').replace(/^.*\[err\]\s*/, '').trim()
}
