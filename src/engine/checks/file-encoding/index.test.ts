import { describe, expect, it } from 'vitest'
import { fileText } from '../../../kit/file-text.ts'
import { pageOf, shop } from '../testing/shop.ts'
import { validatePage } from '../validate-page.ts'

const messagesOf = (bytes: Uint8Array) => {
  const { problems } = validatePage({ name: 'home', file: 'pages/home.json', ...fileText(bytes) }, shop)
  return problems.map(({ rule, message }) => [rule, message.zh])
}

describe('file-encoding', () => {
  it('says how a file of GBK is saved, and nothing else of it', () => {
    expect(messagesOf(Uint8Array.from([0x7b, 0xc8, 0xfd, 0x7d]))).toEqual([
      ['file-encoding', '文件的编码是 GBK（也叫 ANSI）或别的，请在编辑器里“另存为”，编码选 UTF-8'],
    ])
  })

  it('says so of a file of UTF-16', () => {
    expect(messagesOf(Buffer.from(JSON.stringify(pageOf()), 'utf16le'))).toEqual([
      ['file-encoding', '文件的编码是 UTF-16（也叫 Unicode），请在编辑器里“另存为”，编码选 UTF-8'],
    ])
  })

  it('does not mind the mark of UTF-8', () => {
    expect(messagesOf(Buffer.from(`\uFEFF${JSON.stringify(pageOf())}`))).toEqual([])
  })
})
