import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withoutSideEffects } from './light-router.ts'

const folder = 'node_modules/react-router/dist/development'
const [before = ''] = readdirSync(folder)
  .filter((name) => /^chunk-.*\.mjs$/.test(name))
  .map((name) => readFileSync(`${folder}/${name}`, 'utf8'))
  .filter((code) => code.includes('function BrowserRouter('))
const after = withoutSideEffects(before)

describe('the router that a shopper downloads', () => {
  it('has nothing that keeps the forms and links which the shop does not use', () => {
    expect(before).toMatch(/^Form\.displayName = /m)
    expect(before).toMatch(/^RenderErrorBoundary\.contextType = /m)
    expect(after).not.toMatch(/^\w+\.(?:displayName|contextType) = /m)
    expect(after.match(/ = \w+\.(?:createContext|forwardRef|memo)\(/g)).toBeNull()
  })

  it('is the production half', () => {
    expect(before).toContain('ENABLE_DEV_WARNINGS = true')
    expect(after).toContain('ENABLE_DEV_WARNINGS = false')
  })

  it('is the same code otherwise', () => {
    const bare = (code: string) =>
      code.replace(/^\w+\.(?:displayName|contextType) = .*$|\/\* @__PURE__ \*\/ |ENABLE_DEV_WARNINGS = \w+/gm, '')
    expect(bare(after)).toBe(bare(before))
  })
})
