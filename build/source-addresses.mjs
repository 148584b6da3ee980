import { relative } from 'node:path'

/**
 * What a file finds beside itself (migrations, templates, the embedded database's worker) stays where the source is: a bundle only
 * stands for the code.
 * @param {string} out the folder of the bundle
 * @returns {import('vite').Plugin}
 */
export const sourceAddresses = (out) => ({
  name: 'source-addresses',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.url') || id.includes('node_modules')) return undefined
    const from = relative(out, id.split('?', 1)[0]).replaceAll('\\', '/')
    return {
      code: code.replaceAll('import.meta.url', `new URL(${JSON.stringify(from)}, import.meta.url).href`),
      map: null,
    }
  },
})
