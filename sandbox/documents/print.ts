import { writeFile } from 'node:fs/promises'
import { chromium } from 'playwright'
import { type DocumentText, documents } from './documents.ts'

const folder = new URL('../media/', import.meta.url)
const style =
  'body{margin:0;font:16px/1.8 "Noto Sans CJK SC",sans-serif;color:#12212e}section{padding:72px 64px;break-after:page}section:last-child{break-after:auto}h1{color:#075e5a;font-size:14px;font-weight:400}h2{font-size:30px;line-height:1.4}p{margin:0 0 12px}'

const htmlOf = ({ title, chapters }: DocumentText): string =>
  `<!doctype html><html lang="zh-CN"><head><title>${title}</title><style>${style}</style></head><body>${chapters
    .map(
      (chapter) =>
        `<section><h1>澜途度假 · ${title}</h1><h2>${chapter.title}</h2>${chapter.lines.map((line) => `<p>${line}</p>`).join('')}</section>`,
    )
    .join('')}</body></html>`

/** Prints each document to sandbox/media, with its letters in it: it reads the same without any Chinese font. */
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
const page = await browser.newPage()
for (const document of documents) {
  await page.setContent(htmlOf(document))
  const pdf = await page.pdf({ format: 'A5', printBackground: true, tagged: true, outline: true })
  await writeFile(new URL(`${document.name}.pdf`, folder), pdf)
}
await browser.close()
