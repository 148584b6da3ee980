import type { Plugin } from 'vite'

/** See ascii-code.mjs. */
export const asciiCode: () => Plugin
export const asAscii: (code: string) => string
