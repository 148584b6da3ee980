import type { Remembered } from './remembered.ts'

/** Quiet and deterministic; --no-sandbox because CI runs as root. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The variables that a browser needs beside those of this process; none where the system has everything. */
export function launchEnv(
  { libraries, fontconfig }: Omit<Remembered, 'executablePath'>,
  own: Readonly<Record<string, string | undefined>>,
): Record<string, string> | undefined {
  if (!libraries && !fontconfig) return undefined
  const env = Object.fromEntries(
    Object.entries(own).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
  if (libraries) env['LD_LIBRARY_PATH'] = [libraries, own['LD_LIBRARY_PATH']].filter(Boolean).join(':')
  if (fontconfig) env['FONTCONFIG_FILE'] = fontconfig
  return env
}
