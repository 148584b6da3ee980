import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE } from './cache.ts'
import { FONT } from './packages.ts'
import { unpacked } from './registry-package.ts'

/** The system's fonts, where it has a configuration of them, and those of one more folder. */
export const fontconfigOf = (fonts: string, cache: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${escaped(fonts)}</dir>
  <cachedir>${escaped(cache)}</cachedir>
</fontconfig>
`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Fetches a Chinese font and gives back the fontconfig file that makes it known. */
export function packagedFont(): string {
  const fonts = unpacked(FONT)
  const file = join(CACHE, 'fonts.conf')
  writeFileSync(file, fontconfigOf(fonts, join(CACHE, 'fontconfig')))
  return file
}
